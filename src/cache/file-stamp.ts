// Tells without opening a file whether it is the one that was read before. Size and time alone do not: `cp -p`, rsync
// and archives with fixed times keep both. The time at which the file system last changed anything of the file can't
// be set by anybody, and a file that is put in the place of another brings its own inode.

/** Times in milliseconds. Where a system has no inodes or no time of change, it says the same for all files. */
export type FileStamp = readonly [size: number, modified: number, changed: number, inode: number]

/** Clocks of file systems tick in steps of up to 2 s (FAT). */
const coarsestTick = 2_000

/** In the place of a time of change that proves nothing. No file has it. */
const unproven = -1

/** @param status as `statSync` gives it. */
export function toStamp(status: { size: number; mtimeMs: number; ctimeMs: number; ino: number }): FileStamp {
  return [status.size, status.mtimeMs, status.ctimeMs, status.ino]
}

/**
 * The stamp to remember of a file that was read. One that changed in the last moment before may have changed once more
 * within the same tick of the clock, after it was read: its stamp is that of no file, and its bytes decide next time.
 * @param began when reading began, in milliseconds.
 */
export function toStoredStamp(stamp: FileStamp, began: number): FileStamp {
  const [size, modified, changed, inode] = stamp
  return changed < began - coarsestTick ? stamp : [size, modified, unproven, inode]
}

/** False for a stamp that `toStoredStamp` made that of no file: then the bytes have to decide. */
export function isSameStamp(one: FileStamp, other: FileStamp): boolean {
  return one.every((value, index) => value === other[index])
}
