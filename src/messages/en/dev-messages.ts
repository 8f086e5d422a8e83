import type { devMessages as korean } from '../ko/dev-messages.ts'
import type { SameShape } from '../same-shape.ts'

/** What the development server says on its pages, to whoever writes content. */
export const devMessages: SameShape<typeof korean> = {
  faults: (count) =>
    count === 1
      ? 'The site can’t be built as it is: there is an error.'
      : `The site can’t be built as it is: there are ${count} errors.`,
  faultyPage: 'This question can’t be shown, as a file of it has errors',
  faultyFolder: 'Nothing can be shown, as the content folder has errors',
  trouble: 'The content folder could not be read',
  brokenPage: 'This page could not be made',
  noTemplates: 'Nothing can be shown, as the templates can’t be compiled',
  mend: 'Mend the file and save it: this page then changes by itself.',
  more: (count) => `… and ${count} more. npm run check names all of them.`,
  restart: (base) =>
    `The url in archive.yaml has changed, and with it the path of the site, to ${base} . End npm run dev and start it again.`,
}
