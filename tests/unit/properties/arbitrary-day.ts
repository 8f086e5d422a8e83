import fc from 'fast-check'

export const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
