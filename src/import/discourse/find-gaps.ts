/** Numbers that are missing between the first and the last: `1, 2, 4, 8` → `3, 5–7`; empty where none is. @param numbers in order. */
export function findGaps(numbers: readonly number[]): string {
  return numbers
    .flatMap((number, index) => {
      const before = numbers[index - 1] ?? 0
      if (number - before < 2) return []
      return before + 2 === number ? [String(before + 1)] : [`${before + 1}–${number - 1}`]
    })
    .join(', ')
}
