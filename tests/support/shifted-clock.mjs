// Loaded before the build (`node --import`): the clock of the process runs as many days ahead as SHIFT_DAYS says.
const shift = Number(process.env.SHIFT_DAYS) * 86_400_000
const RealDate = Date
const realInstant = Temporal.Now.instant

class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift)
    else super(...parts)
  }

  static now() {
    return RealDate.now() + shift
  }
}

globalThis.Date = ShiftedDate

const now = () => realInstant().add({ milliseconds: shift })
const zoned = (zone = Temporal.Now.timeZoneId()) => now().toZonedDateTimeISO(zone)
Object.assign(Temporal.Now, {
  instant: now,
  zonedDateTimeISO: zoned,
  plainDateTimeISO: (zone) => zoned(zone).toPlainDateTime(),
  plainDateISO: (zone) => zoned(zone).toPlainDate(),
  plainTimeISO: (zone) => zoned(zone).toPlainTime(),
})
