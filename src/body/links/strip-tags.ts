/** Text of HTML that was printed here, still escaped: each `<` of it begins a tag. */
export function stripTags(html: string): string {
  const [text = '', ...tagged] = html.split('<')
  return text + tagged.map((part) => part.slice(part.indexOf('>') + 1)).join('')
}
