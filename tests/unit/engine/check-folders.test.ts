// Where an output may lie. Folders are real ones in a temporary folder; `~` stands for that folder.
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, parse, sep } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkFolders } from '../../../src/engine/take-output.ts'
import { takeSnapshot } from '../../support/output-files.ts'
import { useFolder } from '../../support/use-folder.ts'

const folder = useFolder()
beforeEach(() => {
  for (const name of [
    'project/src',
    'project/public',
    'project/content',
    'project/.git',
    'elsewhere/notes',
  ]) {
    mkdirSync(join(folder, name), { recursive: true })
  }
  const links = { way: 'elsewhere', 'way-to-notes': 'elsewhere/notes', 'way-to-nothing': 'nothing' }
  for (const [link, target] of Object.entries(links)) symlinkSync(join(folder, target), join(folder, link))
})

function check(given: { out?: string; content?: string; cache?: string }): string {
  const at = (path: string) => path.replace(/^~/, () => folder)
  const { out, content, cache } = {
    out: '~/project/dist',
    content: '~/project/content',
    cache: '~/project/.cache',
    ...given,
  }
  const folders = {
    root: join(folder, 'project'),
    content: at(content),
    out: at(out),
    cache: at(cache),
    questionCache: '',
    templates: '',
  }
  return checkFolders(folders).path.replace(folder, '~')
}

describe('an output that may be there', () => {
  test.each([
    ['the usual place', {}, '~/project/dist'],
    ['in a folder that is not there yet', { out: '~/project/a/b/dist' }, '~/project/a/b/dist'],
    ['beside the project', { out: '~/site' }, '~/site'],
    [
      'beside the content, with the beginning of its name',
      { out: '~/project/content-site' },
      '~/project/content-site',
    ],
    ['in the cache', { out: '~/project/.cache/dist' }, '~/project/.cache/dist'],
    ['behind a link', { out: '~/way/site' }, '~/elsewhere/site'],
    ['behind a link to nothing', { out: '~/way-to-nothing' }, '~/nothing'],
    [
      'beside a content that a link leads to',
      { content: '~/way-to-notes', out: '~/way/site' },
      '~/elsewhere/site',
    ],
    ['beside a content that is not there', { content: '~/nowhere/content' }, '~/project/dist'],
  ])('%s', (_name, given, path) => {
    expect(check(given)).toBe(path)
  })
})

describe('an output that is refused, with both folders named', () => {
  const content = 'the content folder'
  test.each([
    ['is the content', { out: '~/project/content' }, `~/project/content is ${content} ~/project/content,`],
    [
      'contains it',
      { content: '~/site/content', out: '~/site' },
      `~/site contains ${content} ~/site/content,`,
    ],
    [
      'contains it deep below',
      { content: '~/site/a/b/c', out: '~/site' },
      `~/site contains ${content} ~/site/a/b/c,`,
    ],
    [
      'lies in it',
      { out: '~/project/content/dist' },
      `~/project/content/dist lies inside ${content} ~/project/content,`,
    ],
    [
      'contains it behind a link',
      { content: '~/way-to-notes', out: '~/elsewhere' },
      `~/elsewhere contains ${content} ~/elsewhere/notes,`,
    ],
    [
      'contains it, a link itself',
      { content: '~/elsewhere/notes', out: '~/way' },
      `~/elsewhere contains ${content} ~/elsewhere/notes,`,
    ],
    [
      'lies in it behind a link',
      { content: '~/elsewhere', out: '~/way-to-notes' },
      `~/elsewhere/notes lies inside ${content} ~/elsewhere,`,
    ],
    [
      'would be made in it behind a link',
      { content: '~/elsewhere', out: '~/way/new/site' },
      `~/elsewhere/new/site lies inside ${content} ~/elsewhere,`,
    ],
    [
      'would contain a content that is not there',
      { content: '~/site/content', out: '~/site' },
      `~/site contains ${content} ~/site/content,`,
    ],
    ['is the cache', { cache: '~/site', out: '~/site' }, '~/site is the cache ~/site,'],
    [
      'contains the cache',
      { cache: '~/site/.cache', out: '~/site' },
      '~/site contains the cache ~/site/.cache,',
    ],
    [
      'contains the cache by another way',
      { cache: '~/way/.cache', out: '~/elsewhere' },
      '~/elsewhere contains the cache ~/elsewhere/.cache,',
    ],
    [
      'is the project',
      { out: '~/project', content: '~/c', cache: '~/k' },
      '~/project is the project ~/project,',
    ],
    ['contains the project', { out: '~', content: '/c', cache: '/k' }, '~ contains the project ~/project,'],
    ['is the source', { out: '~/project/src' }, '~/project/src is src/ of the project ~/project/src,'],
    [
      'lies in the source',
      { out: '~/project/src/a/dist' },
      '~/project/src/a/dist lies inside src/ of the project ~/project/src,',
    ],
    [
      'lies in public/',
      { out: '~/project/public/site' },
      '~/project/public/site lies inside public/ of the project ~/project/public,',
    ],
    [
      'lies in node_modules/, which is not there',
      { out: '~/project/node_modules/.dist' },
      '~/project/node_modules/.dist lies inside node_modules/ of the project ~/project/node_modules,',
    ],
    [
      'lies in .git/',
      { out: '~/project/.git/dist' },
      '~/project/.git/dist lies inside .git/ of the project ~/project/.git,',
    ],
  ])('%s', (_name, given, message) => {
    const before = takeSnapshot(folder)
    const at = (text: string) => text.replaceAll('~', folder)
    expect(() => check(given)).toThrow(`The output ${at(message)}`)
    expect(() => check(given)).toThrow('Name another output with ARCHIVE_OUT')
    expect(takeSnapshot(folder)).toEqual(before)
  })

  // A project mostly lies in the home folder of whoever works on it.
  test.each([
    ['is the working folder', process.cwd(), /is the working folder/],
    ['contains the working folder', dirname(process.cwd()), /contains the working folder|is the home folder/],
    ['is the home folder', homedir(), /is the home folder|contains the working folder/],
    ['is a whole disk', parse(process.cwd()).root, /is a whole disk/],
  ])('%s', (_name, out, message) => {
    // The content of this test lies in the temporary folder, and where that lies in the output it is named first.
    const holdsContent =
      out !== parse(out).root &&
      realpathSync(tmpdir())
        .concat(sep)
        .startsWith(out + sep)
    expect(() => check({ out })).toThrow(holdsContent ? /contains the content folder/ : message)
  })
})

describe('folders beside the output, which a build takes for itself', () => {
  test.each([
    [
      'the content is the next output',
      { content: '~/project/dist.next' },
      `~/project/dist.next beside its output, and that is the content folder`,
    ],
    [
      'the content lies in it',
      { content: '~/project/dist.next/content' },
      'that contains the content folder',
    ],
    [
      'the content is the previous output',
      { content: '~/project/dist.previous' },
      'that is the content folder',
    ],
    ['the cache is the next output', { cache: '~/project/dist.next' }, 'that is the cache'],
    [
      'the cache lies in the previous output',
      { cache: '~/project/dist.previous/cache' },
      'that contains the cache',
    ],
  ])('%s', (_name, given, message) => {
    expect(() => check(given)).toThrow(message.replaceAll('~', folder))
  })
})

describe('a cache that is refused', () => {
  test.each([
    [
      'is the content',
      { cache: '~/project/content' },
      '~/project/content is the content folder ~/project/content',
    ],
    [
      'contains it',
      { cache: '~/elsewhere', content: '~/way-to-notes' },
      '~/elsewhere contains the content folder ~/elsewhere/notes',
    ],
  ])('%s', (_name, given, message) => {
    expect(() => check({ out: '~/site', ...given })).toThrow(
      `The cache ${message.replaceAll('~', folder)}, but`,
    )
    expect(() => check({ out: '~/site', ...given })).toThrow('Name another cache with ARCHIVE_CACHE.')
  })
})
