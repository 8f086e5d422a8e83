/** One colour for each scheme, `#rrggbb`. */
export interface Pair {
  light: string
  dark: string
}

/** What text stands on: the tokens of these names in `styles/tokens.css`. No theme changes them. */
export const grounds = {
  paper: { light: '#fcfaf6', dark: '#191613' },
  wash: { light: '#f5efe6', dark: '#221e1a' },
  lift: { light: '#fffdfa', dark: '#1f1b17' },
} as const satisfies Record<string, Pair>

export function listGrounds(scheme: keyof Pair): string[] {
  return Object.values(grounds).map((ground) => ground[scheme])
}
