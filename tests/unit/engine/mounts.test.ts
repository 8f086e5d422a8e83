import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempDisposableSync, realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseMounts } from '../../../src/engine/locate.ts'
import { findMount } from '../../../src/engine/take-output.ts'

test('paths of mount points, as Linux lists them', () => {
  const mountinfo = [
    '22 27 0:21 / /proc rw,relatime - proc proc rw',
    '27 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw,discard',
    '40 27 254:0 /srv/site /home/person/my\\040site\\134\\011 rw,relatime master:2 shared:3 - ext4 /dev/vda rw',
    '41 27 0:40 / /mnt/곶감 rw - tmpfs tmpfs rw',
    '',
  ].join('\n')
  expect(parseMounts(mountinfo)).toEqual(['/proc', '/', '/home/person/my site\\\t', '/mnt/곶감'])
})

test('a folder on which nothing is mounted', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'mounts-'))
  expect(findMount(folder.path)).toBeUndefined()
  expect(findMount(join(folder.path, 'new'))).toBeUndefined()
})

test.for([
  ['another disk', ['-t', 'tmpfs', 'tmpfs']],
  ['another folder of the same disk', ['--bind', 'source']],
] as const)(
  '%s that is mounted is found, from there and from above, not from beside or below',
  ([, parameters], { skip }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'mounts-'))
    const path = realpathSync(folder.path)
    for (const name of ['source', 'a/mount b', 'a/mount']) mkdirSync(join(path, name), { recursive: true })
    const mount = join(path, 'a/mount b')
    const { status } = spawnSync('mount', [...parameters, mount], { cwd: path })
    if (status !== 0) skip('only root on Linux can mount something')
    try {
      const found = [mount, join(path, 'a'), path, join(path, 'a/mount'), join(mount, 'site')].map(findMount)
      expect(found).toEqual([mount, mount, mount, undefined, undefined])
    } finally {
      spawnSync('umount', [mount])
    }
  },
)
