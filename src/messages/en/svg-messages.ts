// Faults of the pictures below theme/.
import type { IssueCode } from '../../format/issue.ts'
import type { ToMessage } from '../issue-message.ts'
import { shown } from './message-parts.ts'

const svgHint =
  'Remove it. Programs that draw leave it out of an optimized or plain SVG. Draw with shapes, colours and gradients alone.'

const invalidSvg: Record<string, { message: string; hint: string }> = {
  large: {
    message: 'This is too large for a picture that every page loads',
    hint: 'Save it as an optimized SVG, or draw it with fewer points.',
  },
  root: {
    message: 'This is no picture that begins with <svg>',
    hint: 'Put in a picture that was saved as SVG. A PNG or a JPEG is no logo.',
  },
  namespace: {
    message: 'The picture does not say that it is SVG, so browsers do not show it',
    hint: 'Begin its first tag like this → <svg xmlns="http://www.w3.org/2000/svg"',
  },
  size: {
    message: 'The picture does not tell its size, or is too narrow',
    hint: 'Write a viewBox into the first tag. A tenth of its height up to sixteen times it may be its width. For example: viewBox="0 0 24 24"',
  },
  deep: {
    message: 'Elements stand too deep inside each other',
    hint: 'Ungroup them (<g>) to 60 levels at most.',
  },
  encoding: {
    message: 'The file asks to be read as something else than UTF-8',
    hint: 'Remove its first line, or write this instead → <?xml version="1.0" encoding="UTF-8"?>',
  },
  xml: {
    message: 'This breaks the rules of XML',
    hint: 'See that tags and quotes are closed and that no attribute stands twice, or save it again in a program that draws.',
  },
}

const unsafeSvg: Record<string, { message: string; hint: string }> = {
  script: {
    message: 'Scripts of a picture are not published',
    hint: 'Remove everything from <script> to </script>.',
  },
  handler: {
    message: 'Attributes that run when something is clicked or loaded are not published',
    hint: 'Remove this attribute with its value.',
  },
  element: {
    message: 'A logo or an icon may not hold this element',
    hint: svgHint,
  },
  attribute: {
    message: 'A logo or an icon may not hold this attribute',
    hint: svgHint,
  },
  address: {
    message: 'This points outside of the picture, or nobody knows what it loads',
    hint: 'Only names of the same picture may be named, with #. For example: href="#mark", fill="url(#gradient)". Turn other pictures and fonts into shapes (path).',
  },
  style: {
    message: 'A style may not hold this',
    hint: 'Remove @import, @font-face, addresses and \\. The only @media is (prefers-color-scheme: dark) or light.',
  },
  doctype: {
    message: 'DOCTYPE and entities are not published',
    hint: 'Remove <!DOCTYPE …>. The picture is the same without it.',
  },
  instruction: {
    message: 'Lines that call other files or programs are not published',
    hint: 'Remove <?…?>. That of the first line, <?xml …?>, may stay.',
  },
  comment: {
    message: 'There is < or > in a comment or in CDATA',
    hint: 'Other programs may read it as a tag. Remove the comment, or these signs.',
  },
  reference: {
    message: 'A <style> may point to gradients alone',
    hint: 'Write masks and filters as attributes of their elements. For example: mask="url(#hole)"',
  },
  repeated: {
    message: 'Elements that are drawn again and again are more than 5,000, or one draws itself',
    hint: 'Use fewer <use> and url(#…), and draw the shapes themselves.',
  },
}

export const svgMessages = {
  'invalid-svg': ({ kind = '', reason, limit }) => ({
    message: `${invalidSvg[kind]?.message ?? 'This can not be read as SVG'}${kind === 'large' ? `: ${limit} KB at most` : shown(reason)}`,
    hint: invalidSvg[kind]?.hint ?? svgHint,
  }),
  'unsafe-svg': ({ kind = '', value }) => ({
    message: `${unsafeSvg[kind]?.message ?? 'A logo or an icon may not hold this'}${shown(value)}`,
    hint: unsafeSvg[kind]?.hint ?? svgHint,
  }),
} as const satisfies Partial<Record<IssueCode, ToMessage>>
