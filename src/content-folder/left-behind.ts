const names = new Set(['.ds_store', '.gitkeep', 'thumbs.db', 'desktop.ini'])

/** What file managers leave in any folder, and what keeps an empty one in Git: no mistake of a contributor. */
export function isLeftBehind(name: string): boolean {
  return names.has(name.toLowerCase())
}

/** The file by which Git hides changes from whoever reads them; some disks find it in any case. */
export function isGitAttributes(name: string): boolean {
  return name.toLowerCase() === '.gitattributes'
}
