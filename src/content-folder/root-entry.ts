// What may lie at the root of a content folder.

export interface RootEntry {
  /** As the folder lists it, which need not be how a disk without upper and lower case would open it. */
  name: string
  kind: 'file' | 'folder' | 'other'
}

/** Names that are read; `import.ndjson` by the next import alone. */
const readNames = {
  file: [
    'archive.yaml',
    'categories.yaml',
    'import.ndjson',
    'people.yaml',
    'redactions.yaml',
    'synonyms.yaml',
    'tags.yaml',
  ],
  folder: ['questions', 'answers', 'comments', 'files', 'theme'],
}

/** Names that are kept for later, and that nothing reads yet. */
const unreadNames: { file: string[]; folder: string[] } = {
  file: [],
  folder: ['pages'],
}

export function isReadName(name: string): boolean {
  return [...readNames.file, ...readNames.folder].includes(name)
}

export function isUnreadName(name: string): boolean {
  return [...unreadNames.file, ...unreadNames.folder].includes(name)
}

/** Left alone at the root, so that a content folder can be a repository of its own. */
export function isOfRepository(name: string): boolean {
  if (name.startsWith('.') || name === 'node_modules' || /^package.*\.json$/.test(name)) return true
  return (
    /^(?:README|LICENSE|CONTRIBUTING|CHANGELOG)/.test(name) ||
    /^(?:readme|license|contributing|changelog)(?![a-z])/i.test(name)
  )
}

/** Names that an entry of this kind could have been meant for. */
export function toCandidates(kind: RootEntry['kind']): string[] {
  const files = [...readNames.file, ...unreadNames.file]
  const folders = [...readNames.folder, ...unreadNames.folder]
  if (kind === 'other') return [...files, ...folders]
  return kind === 'file' ? files : folders
}
