// Schemas of files made wide: by a schema that no other place names.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { leaf } from '../../../../src/format/leaf.ts'
import { toLenient, toRecord } from '../../../../src/import/fix/lenient.ts'

const file = z.strictObject({
  audience: leaf('line', z.string()).min(1).max(9).optional(),
  title: leaf('line', z.string()).min(1),
  counts: z.strictObject({ seen: z.int().min(0), shared: z.int().optional() }),
  closed: z.union([z.boolean(), z.strictObject({ of: z.array(z.string()).max(1).optional() })]).optional(),
  names: z.array(leaf('name', z.string()).max(3)).min(1),
  kind: z.enum(['a', 'b']).optional(),
  people: z.record(z.string(), z.strictObject({ name: z.string() })).optional(),
  of: leaf('id', z.string()).min(1).optional(),
})

test.each<[given: unknown, read: unknown]>([
  [{}, { title: '', counts: {}, names: [] }],
  [
    { audience: '', title: '', counts: { seen: 'many', shared: -1.5 }, names: ['too long'], kind: 'b' },
    { audience: '', title: '', counts: { seen: 'many', shared: -1.5 }, names: ['too long'], kind: 'b' },
  ],
  [{ closed: { of: ['1', '2'] } }, { title: '', counts: {}, closed: { of: ['1', '2'] }, names: [] }],
  [{ people: { u1: {} } }, { title: '', counts: {}, names: [], people: { u1: { name: '' } } }],
  [{ of: '' }, { title: '', counts: {}, names: [], of: '' }],
  [{ kind: 'c' }, undefined],
  [{ audience: 3 }, undefined],
  [{ title: ['a'] }, undefined],
  [{ names: 'a' }, undefined],
  [{ titel: 'a' }, undefined],
  [{ counts: { sean: 1 } }, undefined],
])('%j is read where a rule can fix it', (given, read) => {
  expect(toLenient(file).safeParse(given).data).toEqual(read)
})

const whole = { counts: { seen: 1 }, names: ['가나다라'], title: '' }

test.each<[given: unknown, isRecord: boolean]>([
  [whole, true],
  [{ ...whole, counts: { seen: 0, shared: -1 }, closed: { of: ['1', '2'] } }, true],
  [{ ...whole, counts: { seen: -1 } }, false],
  [{ ...whole, of: '12' }, true],
  [{ ...whole, of: '' }, false],
  [{ ...whole, counts: { seen: '1' } }, false],
  [{ ...whole, counts: { seen: 1.5 } }, false],
  [{ ...whole, names: undefined }, false],
  [{ counts: { seen: 1 }, names: [] }, false],
])('%j as what a record says: %s', (given, isRecord) => {
  expect(toRecord(file).safeParse(given).success).toBe(isRecord)
})
