// What commands say, in English.
export const commandsEn = {
  builds: {
    phases: { content: 'content', templates: 'templates', plan: 'plan', pages: 'pages', output: 'output' },
    seconds: '{seconds} s',
    rate: '{pages}/s',
    left: '{seconds} s left',
    nothingBuilt: 'Nothing was built; {out} is as it was.',
    warning: 'Warning:',
    summary:
      '{questions} questions, {hashtags} hashtags, {pages} pages, {megabytes} MB; reused: {reusedQuestions} questions, {reusedPages} pages',
    summaryWithTemplates:
      '{questions} questions, {hashtags} hashtags, {pages} pages, {megabytes} MB; reused: {reusedQuestions} questions, {reusedPages} pages, templates',
  },
  calls: {
    unknownLanguage: 'ARCHIVE_LANG={value} is no language. Write ko or en.',
  },
  changes: {
    nothing: 'Nothing changes on the site.',
    added: 'New questions',
    edited: 'Edited questions',
    removed: 'Removed questions',
    listings: 'Changed listings',
    errors: 'Errors',
    warnings: 'Warnings',
    formerId: 'the file was renamed, and so its address changes. Its id was',
    settings: 'Changed settings',
    synonyms: 'Other spellings of hashtags',
    described: 'What hashtags and categories mean, and their old addresses',
    descriptions: {
      added: 'has a description now',
      changed: 'another description',
      removed: 'no description any more',
    },
    people: 'Changed people',
    withheldOrShown: 'Withheld, or shown again',
    redactions: {
      names: {
        redacted: { one: '1 name is redacted', other: '{count} names are redacted' },
        shownAgain: { one: '1 name is no longer redacted', other: '{count} names are no longer redacted' },
      },
      people: {
        redacted: { one: '1 person is redacted', other: '{count} people are redacted' },
        shownAgain: { one: '1 person is no longer redacted', other: '{count} people are no longer redacted' },
      },
      answers: { withheld: 'answers withheld:', shownAgain: 'answers shown again:' },
      comments: { withheld: 'comments withheld:', shownAgain: 'comments shown again:' },
    },
    pictures: 'Pictures',
    newPicture: 'new',
    changedPicture: 'changed',
    removedPicture: 'removed',
    unset: 'none',
    broken: 'There are errors, so the site can’t be built as it is. Files with errors are left out below.',
    withheld: 'withheld question',
    keywordOnly: 'keyword match',
    title: 'title:',
    category: 'category:',
    hashtags: 'hashtags:',
    poll: { added: 'it is marked as a poll', removed: 'it is no longer marked as a poll' },
    polls: 'poll:',
    language: 'language:',
    lines: 'body: +{added} −{removed} lines',
    manyLines: 'body: more than a thousand lines change',
    activity: 'activity:',
    aliases: 'old addresses:',
    state: 'state:',
    related: 'related questions:',
    source: 'source:',
    license: 'licence:',
    file: 'file:',
    order: 'the order changes',
    answer: 'answer',
    comment: 'comment',
    acceptedMark: {
      added: 'listings mark it as accepted',
      removed: 'listings no longer mark it as accepted',
    },
    accepted: { added: 'it is accepted', removed: 'it is no longer accepted' },
    acceptedAt: 'accepted at:',
    fields: {
      answer: 'on answer:',
      actor: 'name:',
      person: 'person:',
      at: 'written at:',
      edited: 'its edits change',
      recommended: 'Recommended',
      needsSupplement: 'Needs more detail',
      score: 'score',
      replyTo: 'in reply to:',
      polls: 'its poll changes',
      source: 'source:',
      license: 'licence:',
      language: 'language:',
    },
    personName: 'name:',
    formerNames: 'former names:',
    url: 'address:',
    about: 'the introduction changes',
    more: '… and {count} more',
    headline: {
      added: 'new listing, {after} questions',
      removed: 'the listing goes away, questions {before} → 0',
      same: 'questions {after}',
      changed: 'questions {before} → {after}',
    },
    move: {
      added: 'enters at {after}',
      removed: 'leaves from {before}',
      same: 'stays at {after}',
      changed: '{before} → {after}',
    },
  },
  commands: {
    idRule:
      'Write letters, digits and signs such as - _ . @ ~ + ( ) \' in up to 200 bytes: no white space, none of < > : " | ? * \\ / # %, no . at the beginning or the end, no .., and no name like con, nul or index.',
    allIsWell: {
      one: 'All is well: {count} question checked.',
      other: 'All is well: {count} questions checked.',
    },
    totals: '{errors}, {warnings}',
    errors: { one: '{count} error', other: '{count} errors' },
    warnings: { one: '{count} warning', other: '{count} warnings' },
    tidied: '{path}: tidy now.',
    commented:
      '{path}: left as it is, as it has notes behind a #. Remove them, or quote the whole value where they are a part of it, and it can be tidied.',
    notTidied:
      '{path}: left as it is, as it could not be written ({reason}). See that the disk has room and may be written to, and run this again.',
    faultyIfTidied:
      '{path}: left as it is, as its tidy form would have an error ({fault}). The file is right and may stay so. To tidy it, make its front matter shorter first.',
    lostIfTidied:
      '{path}: left as it is, as its tidy form would say something else ({keys}). That is a mistake of this program and not of the file: please report this line as an issue of the repository.',
    notWritten:
      '{path}: could not be made ({reason}). See that the disk has room and may be written to, and run this again.',
    noQuestion: '{path}: there is no such file of a question, an answer or comments.',
    nothingToTidy: 'Everything is tidy.',
    written: 'The file of the question is here: {path}',
    exists: 'There is such a file already: {path}. Give another name with --id.',
    idTaken: 'Another question has the id “{id}”. Give another with --id.',
    invalidId: '“{id}” can’t be an id. {rule}',
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
    outdatedSchema: '{path} is out of date. Run: npm run schema',
  },
  dev: {
    faults: {
      one: 'The site can’t be built as it is: there is an error.',
      other: 'The site can’t be built as it is: there are {count} errors.',
    },
    faultyPage: 'This question can’t be shown, as a file of it has errors',
    faultyFolder: 'Nothing can be shown, as the content folder has errors',
    trouble: 'The content folder could not be read',
    brokenPage: 'This page could not be made',
    noTemplates: 'Nothing can be shown, as the templates can’t be compiled',
    mend: 'Mend the file and save it: this page then changes by itself.',
    more: '… and {count} more. npm run check names all of them.',
    restart:
      'The url in archive.yaml has changed, and with it the path of the site, to {base} . End npm run dev and start it again.',
  },
  fixes: {
    renamed: '{from}: renamed → {to}',
    total: { one: '{count} fault was mended.', other: '{count} faults were mended.' },
    nothing: 'Nothing can be mended by itself.',
    notFixed: '{path}: could not be mended and is as it was ({reason}).',
  },
  help: {
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
        options: { port: 'Serves on this port; 0 is any that is free. 4321 by default.' },
        exitCodes: { 1: 'It could not start.' },
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
        options: { port: 'Serves on this port; 0 is any that is free. 4321 by default.' },
        exitCodes: { 1: 'It could not start.' },
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
        exitCodes: {
          0: 'All are tidy now.',
          1: 'Some could not be tidied; with --check, some are not tidy.',
        },
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
      unknownOption: 'Unknown option: {option}.',
      missingValue: 'An option without its value: {option}.',
      needlessValue: 'An option that takes no value: {option}.',
      needlessParameter: 'This command does not take: {parameter}.',
      otherwise: 'The call was not understood ({reason}).',
      seeHelp: 'How to call it: {call}',
      takenByNpm:
        'npm took options for itself, and the command did not get them: {options}. Write one more -- in front of them: {call}',
      port: 'No port: --port {value}. Write a number from 0 to 65535.',
      shard: 'No share: --shard={value}. Write --shard=2/8 for the second of eight.',
      choice: 'Unknown value: {option} {value}. It may be {choices}.',
    },
  },
  limits: {
    memory: {
      what: 'There is not enough memory',
      todo: 'End other programs, or use a machine with more memory.',
    },
    processes: {
      what: 'A thread or process could not be started',
      todo: 'End other programs, or raise the limit of processes (ulimit -u).',
    },
    disk: {
      what: 'The disk is full',
      todo: 'Free space there, or name folders on another disk with ARCHIVE_OUT and ARCHIVE_CACHE.',
    },
    files: {
      what: 'Too many files are open at once',
      todo: 'End other programs, or raise the limit of open files (ulimit -n 4096).',
    },
    permission: {
      what: 'A file or folder may not be changed',
      todo: 'Make it writable, or name other folders with ARCHIVE_OUT and ARCHIVE_CACHE.',
    },
    inShares:
      'Build in shares, one after another, and copy the outputs together: npm run build -- --shard=1/4, then 2/4, 3/4 and 4/4.',
    told: '{what} ({reason}). {todo}',
  },
  news: {
    nothingWritten: 'Nothing was written.',
    inputEnded: 'The input has ended.',
    noArchive:
      'This folder is no archive: {folder}. It has neither archive.yaml nor questions. See whether ARCHIVE_CONTENT names the right one.',
    foreignFolder:
      'This is no folder of the content folder: {path}. If it is a link or a file, move it away.',
    noReferenceDate: 'archive.yaml tells no reference date: please say when the question was asked.',
    needsTime:
      'archive.yaml tells no reference date. Say when it was asked, as with --at 2024-05-01, or run this in a terminal.',
    empty: 'This is required ({question}). Please write it.',
    nearHashtag: 'Nobody carries this hashtag yet: {hashtag}. One that is near: {near}',
    suggestion: 'This can be said like this: {answer}',
    takeNear: 'Press Enter to take what there is, or write them again.',
    askText: {
      question: 'The id of the question (its file name without .md)',
      answer: 'The id of the answer that it is on (Enter if it is on the question)',
      actor: 'Who wrote it',
      at: 'When',
      id: 'id (the file name of an answer, the id of a comment)',
      body: 'The first line of the text (you can go on in the file)',
    },
    needsQuestion: 'Which question is it for? Give its id, as with --question put-or-patch.',
    noSuchQuestion: 'There is no question of this id: {id}.',
    noSuchQuestionBut: 'There is no question of this id: {id}. Perhaps → {near}',
    noSuchAnswer: 'This question has no such answer: {id}',
    questionWithheld:
      'This question is withheld by redactions.yaml: {id}. Nobody would see what is written on it.',
    answerWithheld: 'This answer is withheld by redactions.yaml: {id}. Nobody would see a comment on it.',
    textIdWithheld: 'redactions.yaml withholds this id: {id}. Choose another with --id.',
    textIdTaken: 'This id is taken: {id}. Choose another with --id.',
    faultyComments:
      '{path}: the comment could not be added, as the file has faults. Mend them first, with npm run check.',
    answerWritten: 'The file of the answer is here: {path}',
    commentWritten: 'The comment is added: {path}',
    questionCompleted:
      'History and counts of its question are complete now: {path}. See that the counts are those of the community.',
    questionLeft:
      '{path}: the question could not be changed. Complete its history and counts by hand; npm run check tells what they lack.',
  },
  oldAddresses: {
    reach:
      'Of {all} old addresses these lead nowhere: {queries} with a query on GitHub Pages and Cloudflare, {beyondNetlify} on Netlify, 0 on nginx (Netlify and nginx where redirects in archive.yaml names them).',
    beyondCloudflare: '{count} that Cloudflare takes no rule for lead on by their pages there too.',
  },
  tidying: {
    untidy: '{path}: not tidy.',
    withPosition: '{path}: it tells where it was taken (GPS).',
    blanked: '{path}: the position is blanked.',
    howToTidy: {
      one: '{count} file is not tidy. To tidy: npm run tidy',
      other: '{count} files are not tidy. To tidy: npm run tidy',
    },
  },
} as const
