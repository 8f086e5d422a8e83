import type { commandMessages as korean } from '../ko/command-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'
import { idRule } from './message-parts.ts'

/** What the commands for contributors say and ask. */
export const commandMessages: SameShape<typeof korean> = {
  allIsWell: (questions) => `All is well: ${questions} question${questions === 1 ? '' : 's'} checked.`,
  totals: (errors, warnings) =>
    `${errors} error${errors === 1 ? '' : 's'}, ${warnings} warning${warnings === 1 ? '' : 's'}`,
  tidied: (path) => `${toVisibleText(path)}: tidy now.`,
  commented: (path) =>
    `${toVisibleText(path)}: left as it is, as it has notes behind a #. Remove them, or quote the whole value where they are a part of it, and it can be tidied.`,
  notTidied: (path, reason) =>
    `${toVisibleText(path)}: left as it is, as it could not be written (${toVisibleText(reason)}). See that the disk has room and may be written to, and run this again.`,
  faultyIfTidied: (path, fault) =>
    `${toVisibleText(path)}: left as it is, as its tidy form would have an error (${fault}). The file is right and may stay so. To tidy it, make its front matter shorter first.`,
  lostIfTidied: (path, keys) =>
    `${toVisibleText(path)}: left as it is, as its tidy form would say something else (${keys.map(toVisibleText).join(', ')}). That is a mistake of this program and not of the file: please report this line as an issue of the repository.`,
  notWritten: (path, reason) =>
    `${toVisibleText(path)}: could not be made (${toVisibleText(reason)}). See that the disk has room and may be written to, and run this again.`,
  noQuestion: (path) => `${toVisibleText(path)}: there is no such file of a question, an answer or comments.`,
  nothingToTidy: 'Everything is tidy.',
  written: (path) => `The file of the question is here: ${toVisibleText(path)}`,
  exists: (path) => `There is such a file already: ${toVisibleText(path)}. Give another name with --id.`,
  idTaken: (id) => `Another question has the id “${toVisibleText(id)}”. Give another with --id.`,
  invalidId: (id) => `“${toVisibleText(id)}” can’t be an id. ${idRule}`,
  needsTitle: 'There is no title. Add --title "the title", or run this on a terminal.',
  needsHashtags: 'There is no hashtag. Add --tags rest,spring-boot, or run this on a terminal.',
  ask: {
    title: 'title',
    tags: 'hashtags (divided by commas, such as rest, spring-boot)',
    category: 'category (- for none)',
    actor: 'who asked',
    at: 'when',
    id: 'id (name of the file)',
    body: 'first line of the body (you can go on in the file)',
  },
  emptyBody: 'Write the body here, in Markdown.',
  outdatedSchema: (path) => `${path} is out of date. Run: npm run schema`,
}
