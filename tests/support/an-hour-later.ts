/** As if it were an hour later, so that no file has changed in the last moment before. */
export async function anHourLater<T>(run: () => Promise<T>): Promise<T> {
  const { now } = Date
  Date.now = () => now() + 3_600_000
  try {
    return await run()
  } finally {
    Date.now = now
  }
}
