/** A file of a dump. */
export interface DumpTable {
  path: string
  /** As messages name it: `Posts.xml`. */
  file: string
  /** Its outermost element: `posts`. */
  root: string
  bytes: number
}
