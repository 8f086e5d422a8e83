// The language of a community, where nothing says it: by the host that it lived on, else by the letters of its titles.
import type { Language } from '../messages/language.ts'
import { toLanguageTag } from '../question/language-tag.ts'
import type { SourceRecord } from './records.ts'

/** Letters of titles: all of them, and those that tell a language. */
export interface TitleCount {
  look: (title: string) => void
  count: () => Readonly<Record<keyof typeof letters, number>>
}

const letters = {
  all: /\p{L}/gu,
  hangul: /\p{Script=Hangul}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  han: /\p{Script=Han}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  /** Of Ukrainian, and not of Russian. */
  ukrainian: /[іїєґ]/giu,
  /** Of other scripts, and letters with marks, of which English has next to none. */
  other:
    /[^\p{ASCII}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Cyrillic}\P{L}]/gu,
}

/** Called once for each question, so that memory holds no title. */
export function createTitleCount(): TitleCount {
  const counts = { all: 0, hangul: 0, kana: 0, han: 0, cyrillic: 0, ukrainian: 0, other: 0 }
  return {
    look: (title) => {
      counts.all += title.match(letters.all)?.length ?? 0
      if (!/[^\0-\x7f]/.test(title)) return
      for (const [name, letter] of Object.entries(letters)) {
        if (name !== 'all') counts[name as keyof typeof counts] += title.match(letter)?.length ?? 0
      }
    },
    count: () => counts,
  }
}

export interface FoundLanguage {
  language: string
  /** Of the site's own words. */
  locale: Language
  /** What says the language; `nothing`: titles are in none that their letters tell. */
  by: 'source' | 'host' | 'titles' | 'nothing'
  /** Percent of the letters of titles. */
  hangul: number
}

/** The source's own word goes first, then its host, then its titles. A locale of the source stays. */
export function findSourceLanguage(
  { language: said = '', locale, urls }: Pick<SourceRecord, 'language' | 'locale' | 'urls'>,
  titles: TitleCount,
): FoundLanguage {
  const { all, hangul } = titles.count()
  const percent = all === 0 ? 0 : Math.round((1000 * hangul) / all) / 10
  const found = (language: string, by: FoundLanguage['by']): FoundLanguage => {
    return { language, locale: locale ?? toLocale(language), by, hangul: percent }
  }
  const own = toLanguageTag(said)
  if (own !== undefined) return found(own, 'source')
  const host = findHostLanguage(urls[0])
  if (host !== undefined) return found(host, 'host')
  const read = findTitleLanguage(titles)
  return read === undefined ? found('en', 'nothing') : found(read, 'titles')
}

/** The site speaks English where it does not speak the language. */
export function toLocale(language: string): Language {
  return /^ko(?:-|$)/.test(language) ? 'ko' : 'en'
}

/**
 * First labels of hosts that are a language wherever they stand. Not so `it.` (information technology), `is.`, `id.`,
 * `no.`, `my.`, `co.`, `uk.`, `ca.`, `hr.`, and `cs.` and `vi.`, which are sites of Stack Exchange in English.
 */
const hostLanguages = /^(?:ar|bg|de|el|en|es|fa|fi|fr|he|hu|ja|ko|nl|pl|pt|ru|sv|th|tr|zh)$/

/** `https://ja.stackoverflow.com` → `ja`, `https://www.pt-br.example.org` → `pt-BR` */
function findHostLanguage(url: string | undefined): string | undefined {
  const host = URL.parse(url ?? '')?.hostname ?? ''
  const [first = ''] = host.replace(/^www\./, '').split('.')
  const [language = '', region] = first.split('-')
  if (!hostLanguages.test(language)) return undefined
  return region === undefined || /^(?:[a-z]{2}|han[st])$/.test(region) ? toLanguageTag(first) : undefined
}

const leastShare = 0.05
const mostOther = 0.015

function findTitleLanguage(titles: TitleCount): string | undefined {
  const { all, hangul, kana, han, cyrillic, ukrainian, other } = titles.count()
  const isSeen = (count: number) => all > 0 && count / all >= leastShare
  if (isSeen(hangul)) return 'ko'
  if (isSeen(kana)) return 'ja'
  if (isSeen(han)) return 'zh'
  if (isSeen(cyrillic)) return ukrainian / cyrillic >= leastShare / 5 ? 'uk' : 'ru'
  return other / Math.max(1, all) > mostOther ? undefined : 'en'
}
