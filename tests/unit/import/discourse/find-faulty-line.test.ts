import { expect, test } from 'vitest'
import { findFaultyLine } from '../../../../src/import/discourse/find-faulty-line.ts'

test.each([
  ['', 1],
  ['{', 1],
  ['x', 1],
  ['{\n  "id": 1,\n\n', 2],
  ['{\n  "id": x\n}\n', 2],
  ['{\n  "id": 1\n  "slug": "a"\n}\n', 3],
  ['{\n  "id": 1,\n  "slug": "a\nb"\n}\n', 4],
  ['{\n  "posts": [\n    { "id": 1 },\n    { "id": 2 ]\n  ]\n}', 4],
  ['{\n  "id": 1\n}\n}\n', 4],
  ['<!DOCTYPE html>\n<html>\n', 1],
])('%j breaks in line %d', (text, line) => {
  expect(findFaultyLine(text)).toBe(line)
})
