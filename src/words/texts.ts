// A language is data: flat texts with `{names}` in their places, in groups. What callers speak with is made of them here.

/**
 * `other`, but `one` where the `count` is 1, and `zero`, if there is one, where it is 0; a language may have what
 * `Intl.PluralRules` names besides.
 */
type Forms = { one: string; other: string } & Partial<Record<'zero' | 'two' | 'few' | 'many', string>>

type Text = string | Forms

/** Texts of a language, or a part of them where the rest falls back to English. */
export interface Texts {
  readonly [name: string]: Text | readonly string[] | Texts
}

export type Values = Readonly<Record<string, string | number | undefined>>

/** `'{count} of {all}'` → `'count' | 'all'`. Examples such as `{ name: Jane }` hold no name. */
type Names<Said> = Said extends `${infer _}{${infer Rest}`
  ?
      | (Rest extends `${infer Name}}${infer _}`
          ? Name extends `${' ' | '"'}${string}`
            ? never
            : Name
          : never)
      | Names<Rest>
  : never

type NamesOf<Said> = Said extends Forms ? 'count' | Names<Said[keyof Said]> : Names<Said>

/** A value for each name of a text. */
export type Named<Said> = Readonly<Record<NamesOf<Said>, string | number>>

/** A text without names, or of names that are known, is itself; another is a function of their values. */
export type Spoken<Said, Known extends string = never> = Said extends Text
  ? [Exclude<NamesOf<Said>, Known>] extends [never]
    ? string
    : (values: Readonly<Record<Exclude<NamesOf<Said>, Known>, string | number>>) => string
  : Said extends readonly string[]
    ? readonly string[]
    : { readonly [Name in keyof Said]: Spoken<Said[Name], Known> }

/** Texts of which English has each, with all names that they have but others that are told. */
export type Agreeing<Own, English, Others = never> = {
  [Name in keyof Own]: Name extends keyof English
    ? Own[Name] extends Text
      ? NamesOf<Own[Name]> extends NamesOf<English[Name]> | Others
        ? Text
        : never
      : Own[Name] extends readonly string[]
        ? readonly string[]
        : English[Name] extends Text
          ? never
          : Agreeing<Own[Name], English[Name], Others>
    : never
}

/** Every text that English has. */
export type Complete<English> = {
  [Name in keyof English]: English[Name] extends Text
    ? Text
    : English[Name] extends readonly string[]
      ? readonly string[]
      : Complete<English[Name]>
}

/** How texts are filled in. */
interface Manner {
  language: string
  /** Values of names that callers need not give. */
  known?: Readonly<Record<string, string>>
  /** What becomes of a value; a site escapes what it prints where it prints it. */
  toValue?: (value: string) => string
}

/**
 * What callers speak with. Groups are made when they are first asked for.
 * @param own texts of the language; those of English stand for what it lacks.
 */
export function speak<English extends Texts, Known extends string = never>(
  english: English,
  own: Texts,
  manner: Manner & { known?: Readonly<Record<Known, string>> },
): Spoken<English, Known>
export function speak(english: Texts, own: Texts, manner: Manner): unknown {
  const words = {}
  const define = (name: string, value: unknown) =>
    Object.defineProperty(words, name, { value, enumerable: true })
  for (const [name, text] of Object.entries(english)) {
    const said = own[name] ?? text
    if (isGroup(text)) {
      const get = () => {
        const value = speak(text, isGroup(said) ? said : {}, manner)
        define(name, value)
        return value
      }
      Object.defineProperty(words, name, { get, enumerable: true, configurable: true })
    } else {
      define(name, toWord(text, said, manner))
    }
  }
  return words
}

/** By the names of English: a text that has none is said as it is. */
function toWord(english: Texts[string], own: Texts[string], { language, toValue, known = {} }: Manner) {
  if (!isText(english) || !isText(own)) return own
  const isWhole = typeof english === 'string' && listNames(english).every((name) => name in known)
  if (isWhole) return render(own, known, language)
  if (toValue === undefined) return (values: Values) => render(own, values, language)
  const convert = (value: Values[string]) => (typeof value === 'string' ? toValue(value) : value)
  return (values: Values) => {
    const entries = Object.entries(values).map(([name, value]) => [name, convert(value)])
    return render(own, { ...known, ...Object.fromEntries(entries) }, language)
  }
}

interface PlacedText {
  /** `listing.note` */
  place: string
  text: Text | readonly string[]
  /** Whether it is English, as the language has none. */
  isMissing: boolean
}

/** Every text that is said in the language, in the order of English. */
export function listTexts(english: Texts, own: Texts): PlacedText[] {
  return Object.entries(english).flatMap(([name, text]) => {
    const said = own[name]
    if (!isGroup(text))
      return [
        {
          place: name,
          text: said === undefined || isGroup(said) ? text : said,
          isMissing: said === undefined,
        },
      ]
    return listTexts(text, said !== undefined && isGroup(said) ? said : {}).map((below) => ({
      ...below,
      place: `${name}.${below.place}`,
    }))
  })
}

/** One of several texts by its name; a single one is itself. */
export function pick(texts: Texts[string], name: string): Text {
  if (isText(texts)) return texts
  const [, text = ''] = Object.entries(texts).find(([key]) => key === name) ?? []
  return isText(text) ? text : ''
}

/** A name without a value stays as it is written. */
export function render(text: Text, values: Values, language: string): string {
  return fill(findParts(typeof text === 'string' ? text : choose(text, values['count'], language)), values)
}

const knownParts = new Map<string, readonly string[]>()

/** Texts and names in turn. */
function findParts(text: string): readonly string[] {
  const known = knownParts.get(text)
  if (known) return known
  const parts = text.split(/\{(\w+)\}/)
  knownParts.set(text, parts)
  return parts
}

function fill(parts: readonly string[], values: Values): string {
  let said = ''
  let isName = false
  for (const part of parts) {
    said += isName ? (values[part] ?? `{${part}}`) : part
    isName = !isName
  }
  return said
}

/** @param count may be grouped: `1,234`. */
function choose(forms: Forms, count: string | number | undefined, language: string): string {
  const number = Number(String(count).replaceAll(',', ''))
  if (number === 1) return forms.one
  if (number === 0 && forms.zero) return forms.zero
  if (Object.keys(forms).length === 2) return forms.other
  return forms[new Intl.PluralRules(language).select(number)] ?? forms.other
}

function isGroup(text: Texts[string]): text is Texts {
  return typeof text === 'object' && !Array.isArray(text) && !isForms(text)
}

function isForms(text: Texts[string]): text is Forms {
  return typeof text === 'object' && 'one' in text && 'other' in text
}

function isText(text: Texts[string]): text is Text {
  return typeof text === 'string' || isForms(text)
}

function listNames(text: string): string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
}
