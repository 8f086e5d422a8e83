/**
 * What every font holds, whether it occurs or not: ASCII, and the punctuation, signs and arrows of the templates, of
 * stylesheets and of most texts; and the sign of roots, which no text of a formula names. Browsers draw it with the first
 * font alone, and draw nothing where that lacks it.
 */
export const latin: string = `${toRange(0x20, 0x7e)}\u00a0£¥§©«®°±·»×÷–—‘’“”•…※₩€←↑→↓√✓〈〉《》「」『』`

function toRange(first: number, last: number): string {
  return String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
}
