// What only another file name mends, where it can be but one name.

export interface Rename {
  /** Both inside the content folder, with `/`. */
  from: string
  to: string
}
