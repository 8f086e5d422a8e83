// What Stack Exchange writes after the id of a question: https://meta.stackexchange.com/a/7696
/** UTF-16 units of a title that are spelled. */
const longest = 80
const separators = new Set(' ,./\\-_=')

/** `What is "backprop"?` → `what-is-backprop`; empty where nothing is left. */
export function toSlug(title: string): string {
  let slug = ''
  for (const sign of title.slice(0, longest)) {
    if (separators.has(sign)) slug += slug === '' || slug.endsWith('-') ? '' : '-'
    else slug += toSign(sign)
  }
  return slug.replace(/-$/, '')
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ĥ: 'h',
  ĵ: 'j',
}

const plain = /^[a-z\d]$/

function toSign(sign: string): string {
  if (plain.test(sign)) return sign
  const small = sign.toLowerCase()
  if (plain.test(small)) return small
  if (sign < '\u0080') return ''
  const known = letters[small]
  return known ?? small.normalize('NFD').replaceAll(/[^a-z\d]/g, '')
}
