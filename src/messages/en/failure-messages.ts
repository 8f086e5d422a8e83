// What stands in a command's way, and the way out.
import type { FailureMessages, GuardedPlace } from '../failure-details.ts'
import { discourseFailures } from './import-discourse-messages.ts'
import { importFailures } from './import-messages.ts'
import { stackExchangeFailures } from './import-stackexchange-messages.ts'
import { tableFailures } from './import-table-messages.ts'

const anotherOutput = 'Name another output with ARCHIVE_OUT'
const anotherFolder = 'Name another folder with ARCHIVE_OUT'

const places = {
  content: 'the content folder',
  cache: 'the cache',
  project: 'the project',
  working: 'the working folder',
  home: 'the home folder',
}

function toPlace(guarded: GuardedPlace): string {
  return guarded.place === 'own' ? `${guarded.name}/ of the project` : places[guarded.place]
}

function toWaysOut({ place }: GuardedPlace): string {
  if (place === 'content') return `${anotherOutput}, or another content folder with ARCHIVE_CONTENT.`
  if (place === 'cache') return `${anotherOutput}, or another cache with ARCHIVE_CACHE.`
  return `${anotherOutput}.`
}

const publicKinds = {
  link: 'a symbolic link',
  fifo: 'a named pipe',
  socket: 'a socket',
  device: 'a device',
}
const ownKinds = { mark: 'the mark of a build', file: 'a file', page: 'a page' }

function withWords(sentence: string, words: string): string {
  return words === '' ? sentence : `${sentence}\n${words}`
}

const outputMessages = {
  'no-output': ({ out }) => `There is no output ${out}. Make one: npm run build`,
  'output-whole-disk': ({ out }) => `The output ${out} is a whole disk. ${anotherOutput}.`,
  'output-in-the-way': ({ out, relation, guarded, path }) => {
    const reason =
      relation === 'lies inside' ? 'where a build changes nothing' : 'and a build replaces all of its output'
    return `The output ${out} ${relation} ${toPlace(guarded)} ${path}, ${reason}. ${toWaysOut(guarded)}`
  },
  'beside-output-in-the-way': ({ beside, relation, guarded, path }) =>
    `A build writes to ${beside} beside its output, and that ${relation} ${toPlace(guarded)} ${path}. ${toWaysOut(guarded)}`,
  'cache-in-the-way': ({ cache, relation, content }) =>
    `The cache ${cache} ${relation} the content folder ${content}, but a cache may be deleted at any time. Name another cache with ARCHIVE_CACHE.`,
  'cache-no-folder': ({ cache }) =>
    `The cache ${cache} is no folder, and none can be made there. Name another with ARCHIVE_CACHE.`,
  'output-link-dangling': ({ link, target }) =>
    `The output leads over the link ${link} to ${target}, which is not there. Make that folder, or remove the link.`,
  'output-mounted': ({ out, inside }) =>
    `Something is mounted on the output ${out}, so it can't be exchanged for a new one. Name a folder inside it: ARCHIVE_OUT=${inside}`,
  'output-holds-mount': ({ out, mount }) =>
    `Something is mounted on ${mount}, inside the output ${out}, which a build replaces. Unmount it, or name another output with ARCHIVE_OUT.`,
  'output-no-folder': ({ folder }) =>
    `${folder} is no folder, so it is left alone. ${anotherFolder}, or move it away.`,
  'output-versioned': ({ folder, own }) =>
    `${folder} is a working tree of version control (it holds ${own}), so it is left alone. ${anotherFolder}, and copy what is built into the working tree.`,
  'output-foreign': ({ folder }) =>
    `${folder} is not empty and was not made by a build, so it is left alone. ${anotherFolder}, or empty it yourself.`,
  'leftover-stays': ({ folder, reason }) =>
    `${folder}, which an earlier build left, can't be removed (${reason}). Remove it yourself.`,
  'output-left': ({ folder, reason }) =>
    `The last output is still there, in part, as ${folder}. The next build removes it, or remove it yourself. (${reason})`,
  'output-not-noted': ({ out, cache, reason }) =>
    `What is in ${out} could not be noted in the cache ${cache}, so the next build looks at every page again. (${reason})`,
} satisfies Partial<FailureMessages>

const lockMessages = {
  'lock-taken': ({ out, path, process }) =>
    `Another build (process ${process}) is writing to ${out}. Wait until it is done, or end it. Its lock is ${path}.`,
  'lock-elsewhere': ({ path, host, process }) =>
    `A build on the machine ${host} (process ${process}) has taken the lock ${path}. Wait until it is done. If it no longer runs, remove the lock.`,
  'lock-restless': ({ path }) =>
    `The lock ${path} changes all the time. Wait until the other builds are done.`,
  'lock-unwritable': ({ folder, reason }) =>
    `A build writes beside its output, but ${folder} can't be written to (${reason}). Make it writable, or name another output with ARCHIVE_OUT.`,
  'lock-foreign': ({ path }) => `${path} is no lock that a build wrote. If no build is running, remove it.`,
  'lock-left': ({ path, reason }) =>
    `The lock ${path} could not be removed (${reason}). The next build takes it over, or remove it yourself.`,
} satisfies Partial<FailureMessages>

const gitMessages = {
  'git-missing': () => 'There is no git on this machine, or it is not in PATH. Install it.',
  'git-no-folder': ({ folder }) => `There is no folder ${folder}.`,
  'git-no-repository': ({ folder }) => `${folder} is in no Git repository.`,
  'git-no-commit': ({ reference }) =>
    `“${reference}” names no commit of this repository. Fetch it, or name another.`,
  'git-incomplete': ({ path }) =>
    `Git has no contents of ${JSON.stringify(path)} at that commit: this clone is damaged, or holds a part only. Fetch the rest.`,
  'git-too-much': ({ command }) => `${command} wrote more than can be read at once.`,
  'git-ended': ({ command, signal, words }) => withWords(`${command} was ended by ${signal}.`, words),
  'git-failed': ({ command, exitCode, words }) =>
    withWords(`${command} failed with exit code ${exitCode}.`, words),
  'git-not-started': ({ command, reason }) => `${command} failed: ${reason}.`,
} satisfies Partial<FailureMessages>

export const failureMessages: FailureMessages = {
  'sources-changed': () => 'The sources changed while the site was built. Build again.',
  'settings-changed': () => 'archive.yaml changed while the site was built. Build again.',
  'cache-changed': () => 'Another command changed the cache while the site was built. Build again.',
  'file-changed': ({ path }) => `${path} changed while the site was built. Build again.`,
  'templates-not-compiled': ({ said }) => `The templates could not be compiled.\n${said}`,
  'templates-unreadable': ({ folder }) =>
    `The templates that were just written to ${folder} can't be read back.`,
  'page-not-written': ({ file }) => `Astro's build has not written ${file}, which is planned.`,
  'picture-reader-missing': ({ reason }) =>
    withWords('sharp, which reads the size of pictures, can not be used. Install it again: npm ci', reason),
  'public-no-folder': ({ name }) => `${name} is no folder. Put files to be published as they are in it.`,
  'public-no-file': ({ path, kind }) =>
    `${path} is ${publicKinds[kind]}, so it can't be published. Put the file itself there, or remove it.`,
  'public-clash': ({ clash, file, kind }) =>
    `public/${clash} can't be published: the site has ${ownKinds[kind]} of its own there, ${file}. Rename or remove public/${clash}.`,
  ...outputMessages,
  ...lockMessages,
  ...gitMessages,
  ...importFailures,
  ...stackExchangeFailures,
  ...discourseFailures,
  ...tableFailures,
}
