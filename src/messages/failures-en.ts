// What stands in a command's way, and the way out, in English.
export const failuresEn = {
  'sources-changed': 'The sources changed while the site was built. Build again.',
  'settings-changed': 'archive.yaml changed while the site was built. Build again.',
  'cache-changed': 'Another command changed the cache while the site was built. Build again.',
  'file-changed': '{path} changed while the site was built. Build again.',
  'templates-not-compiled': 'The templates could not be compiled.\n{said}',
  'templates-unreadable': "The templates that were just written to {folder} can't be read back.",
  'page-not-written': "Astro's build has not written {file}, which is planned.",
  'picture-reader-missing':
    'sharp, which reads the size of pictures, can not be used. Install it again: npm ci{andWords}',
  'public-no-folder': '{name} is no folder. Put files to be published as they are in it.',
  'public-no-file': "{path} is {what}, so it can't be published. Put the file itself there, or remove it.",
  'public-clash':
    "public/{clash} can't be published: the site has {what} of its own there, {file}. Rename or remove public/{clash}.",
  'no-output': 'There is no output {out}. Make one: npm run build',
  'output-whole-disk': 'The output {out} is a whole disk. Name another output with ARCHIVE_OUT.',
  'output-in-the-way': {
    is: 'The output {out} is {place} {path}, and a build replaces all of its output. {waysOut}',
    contains: 'The output {out} contains {place} {path}, and a build replaces all of its output. {waysOut}',
    'lies inside': 'The output {out} lies inside {place} {path}, where a build changes nothing. {waysOut}',
  },
  'beside-output-in-the-way': {
    is: 'A build writes to {beside} beside its output, and that is {place} {path}. {waysOut}',
    contains: 'A build writes to {beside} beside its output, and that contains {place} {path}. {waysOut}',
    'lies inside':
      'A build writes to {beside} beside its output, and that lies inside {place} {path}. {waysOut}',
  },
  'cache-in-the-way': {
    is: 'The cache {cache} is the content folder {content}, but a cache may be deleted at any time. Name another cache with ARCHIVE_CACHE.',
    contains:
      'The cache {cache} contains the content folder {content}, but a cache may be deleted at any time. Name another cache with ARCHIVE_CACHE.',
    'lies inside':
      'The cache {cache} lies inside the content folder {content}, but a cache may be deleted at any time. Name another cache with ARCHIVE_CACHE.',
  },
  'cache-no-folder':
    'The cache {cache} is no folder, and none can be made there. Name another with ARCHIVE_CACHE.',
  'output-link-dangling':
    'The output leads over the link {link} to {target}, which is not there. Make that folder, or remove the link.',
  'output-mounted':
    "Something is mounted on the output {out}, so it can't be exchanged for a new one. Name a folder inside it: ARCHIVE_OUT={inside}",
  'output-holds-mount':
    'Something is mounted on {mount}, inside the output {out}, which a build replaces. Unmount it, or name another output with ARCHIVE_OUT.',
  'output-no-folder':
    '{folder} is no folder, so it is left alone. Name another folder with ARCHIVE_OUT, or move it away.',
  'output-versioned':
    '{folder} is a working tree of version control (it holds {own}), so it is left alone. Name another folder with ARCHIVE_OUT, and copy what is built into the working tree.',
  'output-foreign':
    '{folder} is not empty and was not made by a build, so it is left alone. Name another folder with ARCHIVE_OUT, or empty it yourself.',
  'leftover-stays': "{folder}, which an earlier build left, can't be removed ({reason}). Remove it yourself.",
  'output-left':
    'The last output is still there, in part, as {folder}. The next build removes it, or remove it yourself. ({reason})',
  'output-not-noted':
    'What is in {out} could not be noted in the cache {cache}, so the next build looks at every page again. ({reason})',
  'lock-taken':
    'Another build (process {process}) is writing to {out}. Wait until it is done, or end it. Its lock is {path}.',
  'lock-elsewhere':
    'A build on the machine {host} (process {process}) has taken the lock {path}. Wait until it is done. If it no longer runs, remove the lock.',
  'lock-restless': 'The lock {path} changes all the time. Wait until the other builds are done.',
  'lock-unwritable':
    "A build writes beside its output, but {folder} can't be written to ({reason}). Make it writable, or name another output with ARCHIVE_OUT.",
  'lock-foreign': '{path} is no lock that a build wrote. If no build is running, remove it.',
  'lock-left':
    'The lock {path} could not be removed ({reason}). The next build takes it over, or remove it yourself.',
  'git-missing': 'There is no git on this machine, or it is not in PATH. Install it.',
  'git-no-folder': 'There is no folder {folder}.',
  'git-no-repository': '{folder} is in no Git repository.',
  'git-no-commit': '“{reference}” names no commit of this repository. Fetch it, or name another.',
  'git-incomplete':
    'Git has no contents of {quoted} at that commit: this clone is damaged, or holds a part only. Fetch the rest.',
  'git-too-much': '{command} wrote more than can be read at once.',
  'git-ended': '{command} was ended by {signal}.{andWords}',
  'git-failed': '{command} failed with exit code {exitCode}.{andWords}',
  'git-not-started': '{command} failed: {reason}.',
  'import-stopped': 'The import was stopped. Nothing was changed.',
  'import-disk-full':
    'The disk is full: {target}. Free two or three times the room of the source, or name a folder on another disk with --out. Nothing was changed.',
  'import-running': 'Another import (process {process}) is writing to {target}. Wait until it is done.',
  'import-foreign': {
    unknown:
      '{folder} holds something else than an earlier import of this source: {held}. The source is {key}. Name another folder with --out, or add to this one with --into.',
    known:
      '{folder} holds something else than an earlier import of this source: {held}. It holds {other}. The source is {key}. Name another folder with --out, or add to this one with --into.',
  },
  'import-over-samples':
    '{folder} holds something else than an earlier import of this source: {held}. If these are only the samples of the project, remove them with git rm -r content and try again. Else name another folder with --out, or add to this one with --into.',
  'import-key-unsure':
    'Nothing in the source tells which community it is, so it may be another than {folder} holds ({key}). Name its address with --url; or, if it is the same, add --into.',
  'import-no-folder': '{folder} is no folder. Name another with --out.',
  'import-link-dangling':
    '{link} is a link to what is not there: {target}. Make that folder, or name another with --out.',
  'import-folder-unwritable':
    "{folder} can't be written ({reason}). Allow it, or name another folder with --out.",
  'import-target-taken':
    '{target} is no place for content: the program or its builds need {path}. Name another folder with --out.',
  'import-in-the-way':
    '{path} is a link or another kind of file, so nothing can be written there. Move it away.',
  'import-settings-faulty':
    '{folder}/archive.yaml:{line}: this line has a fault, so nothing can be imported. Mend it first; npm run check says what is wrong.',
  'import-redactions-faulty':
    'redactions.yaml in {folder} has faults, so nobody knows whose texts are withheld, and nothing can be imported. Mend them first: npm run check',
  'import-list-faulty':
    "{path}:{line}: no line that an import wrote. Restore the file from the repository. Without it, --into takes all that is there for somebody's own.",
  'import-no-source':
    'Nothing could be read. The first record has to be the source. See whether the path is right.',
  'import-no-question':
    'There is no question in it. See whether the path is right, and whether the first line of a table names its columns. Nothing was changed.',
  'import-no-time':
    'No time of it can be read, or all are after today, so nobody knows its reference date. See how times are written, or put an archive.yaml with a referenceDate into {folder} first. Nothing was changed.',
  'import-out-of-order':
    'The {kind} {id} does not follow its question. It belongs behind question {question}, before the next one.',
  'import-file-unreadable': {
    ENOENT: '{path} does not exist. See whether the path is right.',
    kind: '{path} is no file. Name a file.',
    other: "{path} can't be read ({reason}). See whether you may read it.",
  },
  'line-too-long': '{path}:{line}: a line of more than 64 MB. Write one record a line.',
  'line-no-utf8': '{path}:{line}: no UTF-8. Turn the file into UTF-8: iconv -f EUC-KR -t UTF-8',
  'record-no-json': '{path}:{line}: no JSON. Write one JSON object a line.',
  'record-faulty':
    '{path}:{line}: no record ({reason}). schema/import-record.schema.json says what one may hold.',
  'record-source-missing':
    '{path}:{line}: the first record has to be the source: {"type":"source","key":"my-community"}',
  'record-source-again': '{path}:{line}: the source stands once, on the first line.',
  'record-out-of-order':
    '{path}:{line}: does not belong to the question before it. Put it behind question {question}, before the next one.',
  'dump-missing':
    'There is no {path}. Name the folder of a Stack Exchange dump, in which Posts.xml is, or its .7z file.',
  'dump-table-missing':
    '{folder} holds no {file}. A dump has at least Posts.xml, Comments.xml and Users.xml. If it is packed, unpack it there: 7z x DUMP.7z',
  'dump-no-row':
    '{file}:{line}: This line is no whole <row … /> and not </{root}>. Unpack or download the dump again; nothing was imported.',
  'dump-no-table':
    '{file}:{line}: Here <{root}> should begin. Is this a table of a Stack Exchange dump? Unpack or download the dump again; nothing was imported.',
  'dump-cut-off':
    '{file}:{line}: The file ends before </{root}>: a part of it is missing. Unpack or download the dump again; nothing was imported.',
  'dump-line-too-long':
    '{file}:{line}: This line is longer than 16 MB. A dump has one <row … /> a line. Unpack or download the dump again; nothing was imported.',
  'dump-encoding':
    '{file}:{line}: This line is not UTF-8. Convert the file, such as with iconv -f EUC-KR -t UTF-8.',
  'dump-attribute-missing': '{file}:{line}: This row has no {attribute}. Add it, or remove the row.',
  'dump-attribute-wrong':
    '{file}:{line}: {attribute}="{value}" is not what can stand there. Correct it, or remove the row.',
  'dump-id-taken': '{file}:{line}: An earlier row has Id="{id}" too. Remove one of them.',
  'dump-disk-full':
    'The disk of {folder} has no room for what is in {path}. Free some, or unpack it on another disk, and name that folder: 7z x -oDUMP {path}',
  'dump-archive':
    "{path} can't be unpacked here ({reason}). Unpack it with 7-Zip, and name the folder: 7z x -oDUMP {path}",
  'discourse-unreadable': {
    ENOENT: 'There is no {path}. Name the folder in which the JSON files of the topics are.',
    ENOTDIR: '{path} is no folder. Name the one in which the JSON files of the topics are.',
    other: "{path} can't be read ({reason}). Look whether you may read it.",
  },
  'discourse-no-utf8':
    '{file}:{line}: This line is not UTF-8. Download the file from the forum again; nothing was imported.',
  'discourse-no-json':
    '{file}:{line}: This is no whole JSON. Download the file from the forum again; nothing was imported.',
  'discourse-topic-shape':
    '{file}: {key} is missing, or not what can stand there. Is this what the forum gives at /t/<id>.json? Nothing was imported.',
  'discourse-no-topics':
    '{folder} holds no JSON file of a topic. Name a folder in which /t/<id>.json of the forum is saved, a file for each topic.',
  'discourse-categories':
    '{file} names no categories. Save /categories.json or /site.json of the forum as it is, or write { "10": "Support" }: numbers and names.',
  'table-file': "{file} can't be read ({reason}).",
  'table-empty':
    'There is nothing in {file}. Its first line holds the names of the columns, and each further one a row.',
  'table-unnamed':
    '{mapping} names no table. Write tables: [{ file: posts.csv }], or name the table in the command: npm run import -- table posts.csv --mapping {mapping}',
  'table-no-mapping':
    'A mapping has to say what the columns of {file} are. Put {names} beside it, or name one with --mapping. docs/importing.md shows a mapping for each kind of table.',
  'table-mapping': "The mapping can't be used.\n{faults}",
  'table-column': {
    twice: '{mapping}:{line}: {file} has two columns “{column}”. Give one of them another name.',
    unknown: '{mapping}:{line}: {file} has no column “{column}”. Its columns: {known}',
    near: '{mapping}:{line}: {file} has no column “{column}”. Perhaps this one is meant → {nearest} Its columns: {known}',
  },
  'table-column-twice': '{file} has two columns “{column}”. Give one of them another name.',
  'table-encoding':
    '{file}:{line}: these bytes are no {encoding}. Write encoding: {other} into the mapping if the whole file is, or damaged: replace if only a few signs are broken.',
  'table-line-too-long':
    '{file}:{line}: a line of more than {megabytes} MB is none of a table. See whether the file is one.',
  'table-quote':
    '{file}:{line}: a quote is out of place here, or is never closed. A cell with a quote stands in quotes, and has its own twice ("say ""hi"""). Where a backslash stands before them, write escape: \'\\\' into the mapping.',
  'table-cells':
    '{file}:{line}: the row has {found} cells, and the first line names {expected} columns. See whether `delimiter` and `format` of the mapping are right (csv, tsv, mysql).',
  'table-json': '{file}:{line}: this is no JSON object ({reason}). NDJSON has one in each line.',
  'table-value': {
    constant: "{file}:{line}: {field} can't be “{value}”. What is wanted is {wanted}.",
    column: "{file}:{line}: {field} (column {column}) can't be “{value}”. What is wanted is {wanted}.",
  },
  'table-missing': {
    unnamed:
      '{file}:{line}: nothing says the {field} of this row. Name its column under `columns` of the mapping, or what it always is under `constants`.',
    empty:
      '{file}:{line}: the {field} is missing: column {column} is empty. Fill it in, or write under `constants` of the mapping what it then is.',
  },
} as const

/** What texts of failures are put together from. */
export const failurePartsEn = {
  places: {
    content: 'the content folder',
    cache: 'the cache',
    project: 'the project',
    working: 'the working folder',
    home: 'the home folder',
    own: '{name}/ of the project',
  },
  waysOut: {
    content: 'Name another output with ARCHIVE_OUT, or another content folder with ARCHIVE_CONTENT.',
    cache: 'Name another output with ARCHIVE_OUT, or another cache with ARCHIVE_CACHE.',
    other: 'Name another output with ARCHIVE_OUT.',
  },
  kinds: {
    link: 'a symbolic link',
    fifo: 'a named pipe',
    socket: 'a socket',
    device: 'a device',
    mark: 'the mark of a build',
    file: 'a file',
    page: 'a page',
  },
  or: ' or ',
  meant: 'Perhaps this is meant → {nearest}',
  wanted: {
    time: 'a time with a year of four figures, such as 2024-05-01 09:30:00, 20240501093000, 5/1/2024 9:30 AM or seconds since 1970. Where the day stands first (13/5/2024), write time: day-first into the mapping; `timeZone` says whose clocks are meant',
    count: 'a whole number from 0 on',
    number: 'a whole number',
    switch:
      '1 or 0, true or false, Y or N, or a time. Under `values`, the mapping says which of them another word means',
    type: 'the type of a row. Under `values: { type: … }`, the mapping says what another word means',
    format: 'the form of a body. Under `values: { bodyFormat: … }`, the mapping says what another word means',
  },
} as const
