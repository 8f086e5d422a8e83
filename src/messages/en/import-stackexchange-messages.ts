// What stands in the way of reading a Stack Exchange dump, and what such an import left out or changed.
import type { FailureMessages } from '../failure-details.ts'

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
  'dump-disk-full': ({ folder }) =>
    `The disk of ${folder} is full; a dump needs room for temporary files. Free some, or name another folder with TMPDIR.`,
  'dump-archive': ({ path, reason }) =>
    `${path} can't be unpacked here (${reason}). Unpack it with 7-Zip, and name the folder: 7z x -oDUMP ${path}`,
} satisfies Partial<FailureMessages>

/** Each rule of the report. */
export const stackExchangeRules = {
  'post-of-another-type': 'a post that is neither question nor answer was left out',
  'answer-without-question': 'an answer whose question is not in the dump was left out',
  'comment-without-post': 'a comment whose post is no question or answer of the dump was left out',
  'table-missing': 'a table is not in the dump, and what it tells is not known',
  'table-left-out': 'a table that an archive has no place for was left out',
  'user-missing': 'somebody who is not in Users.xml is shown as a deleted user',
  'accepted-answer-missing': 'the accepted answer is not in the dump',
  'link-to-nothing': 'a link to a question that is not in the dump was left out',
  'votes-of-net-only': 'votes do not add up to the score, which is shown alone',
  'community-wiki': 'it belonged to everybody; it is shown under who began it',
  'slug-of-digits': 'the old address ends in digits alone and leads to a page of answers',
}
