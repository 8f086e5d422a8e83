import type { FailureMessages } from '../failure-details.ts'
import { toGroupedNumber } from '../grouped-number.ts'
import type { importMessages as korean, importOwnRules as koreanRules } from '../ko/import-messages.ts'
import type { SameShape } from '../same-shape.ts'
import { toVisibleText } from '../visible-text.ts'

const kept = 'Nothing was changed.'

const languageSources = {
  source: 'as the source says',
  host: 'as its address says',
  titles: 'by the letters of titles',
  archive: 'as archive.yaml says',
  nothing: 'nobody knows; if it is another, write language into archive.yaml',
}

/** What `npm run import` says of itself. */
export const importMessages: SameShape<typeof korean> = {
  phases: { read: 'read', convert: 'convert', write: 'write' },
  numbers: {
    question: (count) => toCounted(count, 'question'),
    answer: (count) => toCounted(count, 'answer'),
    comment: (count) => toCounted(count, 'comment'),
    person: (count) => toCounted(count, 'person', 'people'),
    synonyms: (count) => `${toCounted(count, 'hashtag')} with other spellings`,
    hashtag: (count) => `${toCounted(count, 'hashtag')} with a description or old addresses`,
    category: (count) => `${toCounted(count, 'category', 'categories')} with a description or old addresses`,
    file: (count) => toCounted(count, 'file'),
  },
  outcomes: {
    added: (things) => `Added: ${things}`,
    updated: (things) => `Updated: ${things}`,
    unchanged: (things) => `Unchanged: ${things}`,
    edited: (things) => `Edited by hand, and kept: ${things}`,
    'edited-both': (things) =>
      `Edited by hand and changed in the source; what the hand wrote is kept: ${things}`,
    own: (things) =>
      `Not taken, as there is another of its id, or of the id of the answer that it is on: ${things}`,
    removed: (things) => `Removed or replaced by a link, and not brought back: ${things}`,
    vanished: (things) => `Gone from the source, and kept: ${things}`,
    faulty: (things) => `Kept, as the file has faults: ${things}`,
    notes: (things) => `Kept, as the file holds # notes: ${things}`,
  },
  read: (things, title) => `${toVisibleText(title)}: read ${things}.`,
  nothingNew: 'Nothing has changed. Every file is as it was.',
  files: (count, folder) => `Wrote ${toCounted(count, 'file')}: ${toVisibleText(folder)}`,
  rule: (sentence, count) => `- ${sentence}: ${toGroupedNumber(count)}`,
  settings: {
    made: 'Made archive.yaml. See whether its title is right.',
    added: (keys) => `Added to archive.yaml, which did not have them: ${keys}`,
    language: (tag, locale, by, hangul) =>
      `Language of the questions: ${toVisibleText(tag)}, of the site: ${locale} (${languageSources[by]}; ${hangul} % of the letters of titles are Hangul)`,
    differing: (key, own, source) =>
      `archive.yaml says otherwise than the source, and stays: ${key}: ${toVisibleText(own)} (source: ${toVisibleText(source)})`,
    updated: (day) => `Changed the reference date in archive.yaml: ${day}`,
    tell: (day) =>
      `The reference date in archive.yaml is before the newest activity. Change it to this line → referenceDate: ${day}`,
    formerUrl: (url) =>
      `archive.yaml does not say that this source lived there, so links to it are not followed. Add this line under formerUrls → - ${toVisibleText(url)}`,
  },
  report: (path) => `Everything in full: ${toVisibleText(path)}`,
  next: {
    heading: 'What to do next:',
    pictures: (count, command) =>
      `Fetch ${toCounted(count, 'picture')} from elsewhere: ${toVisibleText(command)}`,
    settings: (path, keys) => `Write or correct in ${toVisibleText(path)}: ${keys}`,
    check: (command) => `Check: ${toVisibleText(command)}`,
    build: (command) => `Build the site: ${toVisibleText(command)}`,
  },
  reportHeading: (title) => `Import: ${toVisibleText(title)}`,
  leftBehind: (path, reason) =>
    `All that was imported is in its place, but the report could not be written: ${toVisibleText(path)} (${toVisibleText(reason)})`,
  wrong: {
    noSource: (sources) => `Name what to import: ${sources}`,
    unknownSource: (name, sources) => `Unknown source: ${toVisibleText(name)}. There are ${sources}.`,
    otherOption: (source, option, options) =>
      `${source} does not take this option: ${option}. It takes ${options}.`,
    category: (category) =>
      `No name of a category: --category ${toVisibleText(category)}. For example: --category Developers`,
    noPath: (name) => `Name one file or folder to import: npm run import -- ${name} PATH`,
    noUrl: (text) =>
      `--url wants an address that begins with http or https: ${toVisibleText(text)}. For example https://example.com`,
  },
}

function toCounted(count: number, one: string, several = `${one}s`): string {
  return `${toGroupedNumber(count)} ${count === 1 ? one : several}`
}

function toUnreadable(path: string, reason: string): string {
  if (reason === 'ENOENT') return `${path} does not exist. See whether the path is right.`
  if (reason === 'kind') return `${path} is no file. Name a file.`
  return `${path} can't be read (${reason}). See whether you may read it.`
}

/** What stands in the way of any import. */
export const importFailures = {
  'import-stopped': () => `The import was stopped. ${kept}`,
  'import-disk-full': ({ target }) =>
    `The disk is full: ${target}. Free two or three times the room of the source, or name a folder on another disk with --out. ${kept}`,
  'import-running': ({ target, process }) =>
    `Another import (process ${process}) is writing to ${target}. Wait until it is done.`,
  'import-foreign': ({ folder, held, key, other }) =>
    `${folder} holds something else than an earlier import of this source: ${held}. ${other === '' ? '' : `It holds ${other}. `}The source is ${key}. Name another folder with --out, or add to this one with --into.`,
  'import-over-samples': ({ folder, held }) =>
    `${folder} holds something else than an earlier import of this source: ${held}. If these are only the samples of the project, remove them with git rm -r content and try again. Else name another folder with --out, or add to this one with --into.`,
  'import-key-unsure': ({ folder, key }) =>
    `Nothing in the source tells which community it is, so it may be another than ${folder} holds (${key}). Name its address with --url; or, if it is the same, add --into.`,
  'import-no-folder': ({ folder }) => `${folder} is no folder. Name another with --out.`,
  'import-link-dangling': ({ link, target }) =>
    `${link} is a link to what is not there: ${target}. Make that folder, or name another with --out.`,
  'import-folder-unwritable': ({ folder, reason }) =>
    `${folder} can't be written (${reason}). Allow it, or name another folder with --out.`,
  'import-target-taken': ({ target, path }) =>
    `${target} is no place for content: the program or its builds need ${path}. Name another folder with --out.`,
  'import-in-the-way': ({ path }) =>
    `${path} is a link or another kind of file, so nothing can be written there. Move it away.`,
  'import-settings-faulty': ({ folder, line }) =>
    `${folder}/archive.yaml:${line}: this line has a fault, so nothing can be imported. Mend it first; npm run check says what is wrong.`,
  'import-redactions-faulty': ({ folder }) =>
    `redactions.yaml in ${folder} has faults, so nobody knows whose texts are withheld, and nothing can be imported. Mend them first: npm run check`,
  'import-list-faulty': ({ path, line }) =>
    `${path}:${line}: no line that an import wrote. Restore the file from the repository. Without it, --into takes all that is there for somebody's own.`,
  'import-no-source': () =>
    'Nothing could be read. The first record has to be the source. See whether the path is right.',
  'import-no-question': () =>
    `There is no question in it. See whether the path is right, and whether the first line of a table names its columns. ${kept}`,
  'import-no-time': ({ folder }) =>
    `No time of it can be read, or all are after today, so nobody knows its reference date. See how times are written, or put an archive.yaml with a referenceDate into ${folder} first. ${kept}`,
  'import-out-of-order': ({ kind, id, question }) =>
    `The ${kind} ${id} does not follow its question. It belongs behind question ${question}, before the next one.`,
  'import-file-unreadable': ({ path, reason }) => toUnreadable(path, reason),
  'line-too-long': ({ path, line }) => `${path}:${line}: a line of more than 64 MB. Write one record a line.`,
  'line-no-utf8': ({ path, line }) =>
    `${path}:${line}: no UTF-8. Turn the file into UTF-8: iconv -f EUC-KR -t UTF-8`,
  'record-no-json': ({ path, line }) => `${path}:${line}: no JSON. Write one JSON object a line.`,
  'record-faulty': ({ path, line, reason }) =>
    `${path}:${line}: no record (${reason}). schema/import-record.schema.json says what one may hold.`,
  'record-source-missing': ({ path, line }) =>
    `${path}:${line}: the first record has to be the source: {"type":"source","key":"my-community"}`,
  'record-source-again': ({ path, line }) => `${path}:${line}: the source stands once, on the first line.`,
  'record-out-of-order': ({ path, line, question }) =>
    `${path}:${line}: does not belong to the question before it. Put it behind question ${question}, before the next one.`,
} satisfies Partial<FailureMessages>

export const importOwnRules: SameShape<typeof koreanRules> = {
  'kept-edited': 'Edited by hand, and kept',
  'kept-edited-both': 'Edited by hand and changed in the source; what the hand wrote is kept: compare them',
  'kept-own': 'Not taken, as there is another of its id, or of the id of the answer that it is on',
  'kept-removed': 'Removed or replaced by a link, and not brought back',
  'kept-vanished': 'Gone from the source, and kept',
  'kept-faulty': 'Kept as it is, as the file has faults',
  'kept-notes': 'Changes were left out, as the file holds # notes',
  'file-faulty': 'kept as it is, as the file has faults',
  'file-noted': 'changes were left out, as the file holds # notes',
  'before-question':
    'answers, comments or activities that are older than their question keep their times: topics may have been merged',
  'question-unknown': 'ids of questions that are not here were left out',
  'thread-left-out':
    'questions that took too much time or memory were left out; what was here of them stays as it was',
  'person-left-out': 'people whose name or id can not be used are not in people.yaml',
  'people-cut': 'people.yaml has no room for people of whom nothing but a name is known',
  'picture-left-out':
    'files that are missing, no pictures, larger than 2 MB, or with too long a name were left out',
  'formulas-noticed':
    'bodies that hold formulas are many, so archive.yaml says math: true; to show them as they were typed, write math: false and import again',
  'formulas-too-few':
    'few bodies hold formulas, which stay as they were typed; to typeset them, write math: true in archive.yaml and import again',
  'setting-left-out': 'values that archive.yaml may not have were left out',
  'described-cut':
    'tags.yaml or categories.yaml has no room for what is said of further hashtags or categories',
  'synonym-left-out': 'spellings that are illegal or belong to another hashtag were left out',
}
