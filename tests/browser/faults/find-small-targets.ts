import type { Page } from '@playwright/test'

/**
 * What is pointed at and smaller than 24 × 24 px, but for what WCAG 2.5.8 excepts: links within a sentence, and those
 * with so much room around them that a circle of 24 px on each touches no other.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24
    const selector = 'a[href], button, input:not([type="radio"], [type="checkbox"]), select, summary, label'

    /** It lies below what its box shows, where nobody can point at it. */
    function isCutOff(element: Element): boolean {
      const clip = element.closest('.clip')?.getBoundingClientRect()
      return clip !== undefined && element.getBoundingClientRect().top >= clip.bottom
    }

    const targets = [...document.querySelectorAll(selector)].flatMap((element) => {
      const { display, visibility, clipPath } = getComputedStyle(element)
      const isShown = element.checkVisibility() && visibility === 'visible' && clipPath === 'none'
      if (!isShown || isCutOff(element)) return []
      const rects = Array.from(element.getClientRects()).filter(({ width, height }) => width * height > 0)
      return rects.length > 0 ? { element, display, rects, box: element.getBoundingClientRect() } : []
    })
    type Target = (typeof targets)[number]

    const isSmall = ({ box }: Target) => box.width < least || box.height < least

    /** A text of words stands around it, which gives it the height of its line. */
    function isInSentence({ element, display }: Target): boolean {
      if (display !== 'inline') return false
      const block = element.parentElement?.closest(
        'p, li, dd, dt, td, th, h1, h2, h3, h4, h5, h6, div, small',
      )
      const links = [...(block?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent).join('')
      return (block?.textContent.replace(/\s/g, '').length ?? 0) > links.replace(/\s/g, '').length
    }

    function toDistance({ box }: Target, rect: DOMRect): number {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      const across = Math.max(rect.left - x, 0, x - rect.right)
      const down = Math.max(rect.top - y, 0, y - rect.bottom)
      return Math.hypot(across, down)
    }

    function toCentreDistance({ box: one }: Target, { box: other }: Target): number {
      const across = one.x + one.width / 2 - other.x - other.width / 2
      return Math.hypot(across, one.y + one.height / 2 - other.y - other.height / 2)
    }

    function hasRoom(target: Target): boolean {
      return targets.every((other) => {
        if (other.element === target.element || other.element.contains(target.element)) return true
        if (isSmall(other) && toCentreDistance(target, other) < least) return false
        return other.rects.every((rect) => toDistance(target, rect) >= least / 2)
      })
    }

    return targets
      .filter((target) => isSmall(target) && !isInSentence(target) && !hasRoom(target))
      .map(({ element, box }) => {
        const size = `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`
        return `${size} ${element.outerHTML.slice(0, 120)}`
      })
  })
}
