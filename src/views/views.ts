export interface LinkView {
  label: string
  href: string
  /** BCP 47 tag of the label, where it is not that of the page. */
  language?: string | undefined
  current?: boolean
}
