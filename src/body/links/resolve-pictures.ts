import type { ShownPicture } from '../../picture/picture.ts'
import { escapeHtml } from '../escape-html.ts'
import { type LinkTargets, linkSign } from './link-sign.ts'

const pictureTag = `<img src="${linkSign.begin}`

/** Pictures in HTML as pages show them. */
export function resolvePictures(html: string, targets: LinkTargets, base: string): string {
  if (!html.includes(pictureTag)) return html
  return html.replace(
    /<img src="\ufdd4(\d+)\ufdd5([^"]*)" alt="([^"]*)">/g,
    (_, place: string, written: string, alt: string) => {
      const target = targets[Number(place)]
      // In the development server, which shows bodies with faults beside them.
      if (typeof target !== 'object' || target === null) return `${alt} (${written})`
      return printPicture(target, alt, base)
    },
  )
}

/** Taller ones, to the eye of a reader, are bounded by the stylesheet. */
const tall = { pixels: 640, ratio: 1.5 }

/** @param alt escaped. */
function printPicture({ src, width, height }: ShownPicture, alt: string, base: string): string {
  const isTall = height > tall.pixels && height > width * tall.ratio
  const className = isTall ? ' class="tall"' : ''
  return `<img${className} src="${escapeHtml(base + src)}" alt="${alt}" width="${width}" height="${height}" loading="lazy" decoding="async">`
}
