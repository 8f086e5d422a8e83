// What stands in the way of reading a Stack Exchange dump, and what such an import left out or changed.
import type { FailureMessages } from '../failure-details.ts'
import type { stackExchangeRules as koreanRules } from '../ko/import-stackexchange-messages.ts'
import type { SameShape } from '../same-shape.ts'

const again = 'Unpack or download the dump again; nothing was imported.'

export const stackExchangeFailures = {
  'dump-missing': ({ path }) =>
    `There is no ${path}. Name the folder of a Stack Exchange dump, in which Posts.xml is, or its .7z file.`,
  'dump-table-missing': ({ folder, file }) =>
    `${folder} holds no ${file}. A dump has at least Posts.xml, Comments.xml and Users.xml. If it is packed, unpack it there: 7z x DUMP.7z`,
  'dump-no-row': ({ file, line, root }) =>
    `${file}:${line}: This line is no whole <row … /> and not </${root}>. ${again}`,
  'dump-no-table': ({ file, line, root }) =>
    `${file}:${line}: Here <${root}> should begin. Is this a table of a Stack Exchange dump? ${again}`,
  'dump-cut-off': ({ file, line, root }) =>
    `${file}:${line}: The file ends before </${root}>: a part of it is missing. ${again}`,
  'dump-line-too-long': ({ file, line }) =>
    `${file}:${line}: This line is longer than 16 MB. A dump has one <row … /> a line. ${again}`,
  'dump-encoding': ({ file, line }) =>
    `${file}:${line}: This line is not UTF-8. Convert the file, such as with iconv -f EUC-KR -t UTF-8.`,
  'dump-attribute-missing': ({ file, line, attribute }) =>
    `${file}:${line}: This row has no ${attribute}. Add it, or remove the row.`,
  'dump-attribute-wrong': ({ file, line, attribute, value }) =>
    `${file}:${line}: ${attribute}="${value}" is not what can stand there. Correct it, or remove the row.`,
  'dump-id-taken': ({ file, line, id }) =>
    `${file}:${line}: An earlier row has Id="${id}" too. Remove one of them.`,
  'dump-disk-full': ({ path, folder }) =>
    `The disk of ${folder} has no room for what is in ${path}. Free some, or unpack it on another disk, and name that folder: 7z x -oDUMP ${path}`,
  'dump-archive': ({ path, reason }) =>
    `${path} can't be unpacked here (${reason}). Unpack it with 7-Zip, and name the folder: 7z x -oDUMP ${path}`,
} satisfies Partial<FailureMessages>

/** Each rule of the report that only this source has. */
export const stackExchangeRules: SameShape<typeof koreanRules> = {
  'post-of-another-type': 'posts that are neither questions nor answers are left out',
  'tag-wiki-left-out': 'wikis of tags are left out, but for what describes a tag in one or two sentences',
  'answer-without-question': 'answers whose question is not in the dump are left out',
  'comment-without-post': 'comments whose post is no question or answer of the dump are left out',
  'table-missing': 'tables that the dump lacks: what they tell is not known',
  'table-left-out': 'tables of which an archive shows nothing are left out',
  'user-missing': 'authors who are not in Users.xml are deleted users',
  'accepted-answer-missing': 'accepted answers that are not in the dump are left out',
  'votes-of-net-only':
    'where votes do not add up to the score, it is shown: of an answer alone, of a question beside them',
  'community-wiki': 'posts that belonged to everybody are shown under who began them',
  'slug-left-out':
    'old addresses that end in a number, as pages of answers do here, or in more than a folder can be named are left out',
}
