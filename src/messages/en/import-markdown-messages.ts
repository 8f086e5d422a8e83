import type { markdownRules as korean } from '../ko/import-markdown-messages.ts'
import type { SameShape } from '../same-shape.ts'

export const markdownRules: SameShape<typeof korean> = {
  'address-completed': 'relative addresses were completed by that of the old site',
  'address-ended':
    'of links that an editor had made of a bare address, the Korean particle behind it is no part any more',
  'address-relative':
    'relative addresses could not be completed, as nobody knows where the old site was: write urls into the source, and import again',
  'body-text-changed': 'the text of a body reads otherwise as Markdown than in the source',
  'body-links-changed': 'links of a body are others as Markdown than in the source',
  'body-code-changed': 'code of a body is shown otherwise as Markdown than in the source',
  'html-too-large': 'HTML was too long to be compared with its Markdown, or only its text is kept',
  'embed-linked': 'what a body showed from elsewhere, such as a video, became a link to it',
  'emphasis-dropped': "emphasis whose signs can't be told from the text was taken out of a comment",
  'form-dropped': 'fields to fill in were left out of a body',
  'formula-definition-left':
    'a definition of formulas (\\newcommand, \\def) with more than one argument, or one that grows too long, was left: formulas that use it are shown as they were typed',
  'nesting-flattened': 'quotes and lists too deep inside of each other were unfolded',
  'poll-missing': 'a poll of a body was left out: its votes are in no table, or it is in a comment',
  'part-link-dropped': 'of links to a place on the same page only the text is kept',
  'code-block-made': 'code that was written in lines became a block of code',
  'code-lines-joined': 'lines of code within a sentence were joined to one',
  'line-numbers-dropped': 'numbers of lines beside code were left out',
  'editor-component-unread': "of components of XE's editor that can't be read only the text is kept",
  'picture-loaded': 'pictures that a script loaded have the address that it loaded',
  'picture-without-address': 'pictures without an address were left out',
}
