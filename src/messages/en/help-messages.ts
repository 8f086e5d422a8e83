import type { HelpMessages } from '../help.ts'

const port = 'Serves on this port; 0 is any that is free. 4321 by default.'
const served = { 1: 'It could not start.' }

export const helpMessages: HelpMessages = {
  commands: {
    build: {
      does: 'Checks the content folder and makes the static site. A single error, and nothing is made: what was there stays.',
      options: {
        shard:
          'Makes the second of eight shares of the pages. All shares, copied into one folder, are the site.',
      },
      exitCodes: { 0: 'The site is made.', 1: 'It is not, and why is said.' },
    },
    changes: {
      does: 'Says what the files as they are now change on the site, compared with a commit. Builds nothing.',
      options: {
        base: 'The commit or branch to compare with. HEAD by default.',
        format: 'text or markdown. text by default.',
      },
      exitCodes: { 0: 'It was said, whether or not the content has errors.' },
    },
    check: {
      does: 'Names every fault of the content folder, each with its place and what to write instead. Builds nothing.',
      options: {
        base: 'Of two files with one id the fault stands on the one that is not at this commit or branch.',
        fix: 'Mends the faults that can mean one thing only, and tells each. Bodies stay as they are.',
        format: 'text, github (annotations of a workflow) or json. text by default.',
        'pull-request': 'What could hide changes from reviewers (.gitattributes) is an error too.',
      },
      exitCodes: { 0: 'There are no errors; there may be warnings.', 1: 'There are errors.' },
    },
    dev: {
      does: 'Shows the site while you write: pages follow each file that is saved, and faults stand where they are.',
      options: { port },
      exitCodes: served,
    },
    import: {
      does: 'Brings what another community exported into the content folder. Name what it is (stackexchange, discourse, table, records) and where it lies. Imported again, what changed is taken over, and what was edited by hand stays. Stopped in between, nothing changes. npm run import -- pictures fetches the pictures that texts show from other hosts into the folder files, and texts name them there.',
      options: {
        out: 'The content folder. ARCHIVE_CONTENT by default, else content.',
        into: 'Adds to a folder that holds something else than this source.',
        category: 'A category for questions without one. Left out, they have none.',
        edits: 'Takes edits of which nothing more is known for activities (discourse).',
        unlisted: 'Takes topics that the forum did not list (discourse).',
        categories: 'A file with the names of categories (discourse).',
        url: 'Where the community lived, where nothing in the export says it (stackexchange, discourse).',
        mapping: 'A file that says which column is what (table).',
        'allow-private': 'Fetches pictures of private and reserved networks too (pictures).',
        again: 'Asks once more for pictures that are known to be gone (pictures).',
        concurrency: 'Pictures of one host that are fetched at a time. 4 by default (pictures).',
        delay: 'Milliseconds between two requests of one host. 100 by default (pictures).',
      },
      exitCodes: { 0: 'It is imported.', 1: 'It is not, and why is said. The folder is as it was.' },
    },
    lockfile: {
      does: 'Completes what npm leaves out of package-lock.json. Run it after npm has written that file.',
      options: {},
      exitCodes: { 0: 'It is complete.', 1: 'It could not be read or written.' },
    },
    new: {
      does: 'Asks, and writes one question file; with the word answer one answer, with comment one comment, and what the history and the counts of its question then lack. What is given as an option is not asked. Without a terminal nothing is asked, so --title and --tags are needed, or --question for an answer and a comment.',
      options: {
        title: 'The title.',
        tags: 'The hashtags, with commas between.',
        category: 'The category. By default the one that most questions have, if any has one; - for none.',
        actor: 'Who wrote it. By default anonymous.',
        at: 'When it was written. The reference date of the archive by default.',
        id: 'The file name without .md, or the id of a comment. Made of the title, or the next number, by default.',
        body: 'The text.',
        question: 'The id of the question that the answer or comment is for.',
        answer: 'The id of the answer that the comment is on; without it, it is on the question.',
      },
      exitCodes: { 0: 'The file is written.', 1: 'It is not, and why is said.' },
    },
    preview: {
      does: 'Serves what was built last, as a static host does.',
      options: { port },
      exitCodes: served,
    },
    schema: {
      does: 'Writes the JSON Schemas that editors read (schema/).',
      options: { check: 'Compares them, and writes nothing.' },
      exitCodes: {
        0: 'They are written; with --check, up to date.',
        1: 'They could not be written; with --check, out of date.',
      },
    },
    test: {
      does: 'Runs the tests that a change should know at once. npm run test:all runs the rest too.',
      options: {
        all: 'Runs the rest too (npm run test:all).',
        rest: 'Runs the rest alone.',
        changed:
          'Runs those that a change can touch: since the last commit, or since the commit or branch that follows.',
      },
      exitCodes: { 0: 'All have passed.', 1: 'Some have failed.' },
    },
    tidy: {
      does: 'Brings front matter into one order and form, and takes out of pictures where they were taken. Neither meaning nor body change: of the files and folders that are named, or of all.',
      options: {
        check: 'Writes nothing, and names the files that are not tidy.',
        repair:
          'Instead of tidying, mends files with errors by the rules of an import. Says of each file which rules mended it; files without errors stay as they are.',
      },
      exitCodes: { 0: 'All are tidy now.', 1: 'Some could not be tidied; with --check, some are not tidy.' },
    },
    'verify-node': {
      does: 'Compares the Node that is installed with that of nodejs.org, byte for byte.',
      options: {
        base: 'Downloads nothing if it is the same as at this commit.',
        format: 'text or github. text by default.',
        from: 'Where the files of nodejs.org are downloaded from.',
      },
      exitCodes: { 0: 'All are equal.', 1: 'One is another.', 3: 'One could not be compared.' },
    },
  },
  optionsHeading: 'Options',
  example: 'Example',
  exitCodesHeading: 'Exit codes',
  help: 'Shows this help.',
  wrongCall: 'A wrong call; nothing was done.',
  wrong: {
    unknownOption: (option) => `Unknown option: ${option}.`,
    missingValue: (option) => `An option without its value: ${option}.`,
    needlessValue: (option) => `An option that takes no value: ${option}.`,
    needlessParameter: (parameter) => `This command does not take: ${parameter}.`,
    otherwise: (reason) => `The call was not understood (${reason}).`,
    seeHelp: (call) => `How to call it: ${call}`,
    takenByNpm: (options, call) =>
      `npm took options for itself, and the command did not get them: ${options}. Write one more -- in front of them: ${call}`,
    port: (value) => `No port: --port ${value}. Write a number from 0 to 65535.`,
    shard: (value) => `No share: --shard=${value}. Write --shard=2/8 for the second of eight.`,
    choice: (option, value, choices) => `Unknown value: ${option} ${value}. It may be ${choices.join(', ')}.`,
  },
}
