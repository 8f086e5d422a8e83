export interface LinkView {
  label: string
  href: string
  /** BCP 47 tag of the label, where it is not that of the page. */
  language?: string | undefined
  current?: boolean
}

/** The page that all share that differ by texts alone, with signs in their places, and the texts of one of them. */
export interface OpenPage<Page extends object = object> {
  /** The same object for all. */
  page: Page
  /** By the numbers of their signs. */
  texts: readonly string[]
}
