// What is made of the whole archive besides its pages: the index of the search, and what the fonts need.
import type { Content } from '../folder/read-content.ts'
import { countNames } from '../format/activity.ts'
import { createZone } from '../format/time.ts'
import { aboutId, type CachedQuestion, type WrittenPage } from '../kept/question.ts'
import { toHtmlNeeds, toNeeds } from '../look/font-needs.ts'
import type { FontNeeds } from '../look/make-fonts.ts'
import { toTheme } from '../look/theme.ts'
import type { Flag } from '../search/asked.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from '../search/index/index-input.ts'
import { makeIndex } from '../search/index/make-index.ts'
import { writeSearchPart } from '../search/index/search-part.ts'
import type { RecordHead } from '../search/read-results.ts'
import { findMessages, listMessages } from '../words/messages.ts'
import { toCountView } from './entry.ts'
import { paths } from './paths.ts'
import { toDigest, toLine } from './plan.ts'
import { type Calendar, toActivityView } from './post.ts'
import type { Publication } from './publication.ts'
import { findTextLanguage, type ShownQuestion } from './site.ts'

/**
 * The index of the search: the same bytes for the same archive.
 * @returns files by their paths below the output.
 * @throws what its worker throws.
 */
export async function makeSearchIndex(
  content: Pick<Content, 'folder' | 'settings' | 'redactions' | 'questionCache' | 'key'>,
  publication: Publication,
): Promise<IndexFile[]> {
  const { settings } = content
  const calendar = {
    settings,
    messages: findMessages(settings.locale),
    zone: createZone(settings.timeZone),
  }
  const { questions } = publication.archive
  const pages = publication.pages.map((page) => toIndexedPage(page, calendar))
  const own = new Map(publication.pages.map((page) => [page.path, toPart(page)]))
  const frame = toIndexFrame(publication)
  const common = toDigest([content.key, JSON.stringify(frame)])
  const lines = [
    ...questions.map((question) => `${toLine(question)} ${question.conversation?.digest ?? ''}`),
    ...publication.pages.map(({ path, title, read }) => JSON.stringify([path, title, read])),
  ]
  const files = await makeIndex({
    key: toDigest([common, ...lines]),
    common,
    lines,
    frame,
    packFolder: content.questionCache,
    parts: [...questions.map(({ search }) => search), ...pages.map(({ part }) => part)],
    own,
    listQuestions: (from, to) => [
      ...questions.slice(from, to).map((each) => toIndexedQuestion(each, calendar)),
      ...pages.slice(Math.max(0, from - questions.length), Math.max(0, to - questions.length)),
    ],
    // Parsers and grammars are loaded only where a part is lost.
    makeParts: async (ids) => {
      const { prepareSearchParts } = await import('../folder/prepare-search-parts.ts')
      return await prepareSearchParts(content, ids)
    },
  })
  return files.map(({ file, bytes }) => ({ file: `${paths.search()}${file}`, bytes }))
}

function toIndexFrame({ archive, pages, ranking, categoryRanking, synonyms }: Publication): IndexFrame {
  return {
    questions: archive.questions.length + pages.length,
    hashtags: ranking.map(({ hashtag }) => hashtag),
    categories: categoryRanking.map(({ category }) => category),
    synonyms: synonyms.map(({ hashtag, spellings }) => [hashtag, spellings.map((each) => each.hashtag)]),
  }
}

function toIndexedQuestion(question: CachedQuestion, calendar: Calendar): IndexedQuestion {
  const { id, search, hashtags, category, counts, years } = question
  return {
    id,
    part: search,
    head: toRecordHead(question, calendar),
    hashtags,
    category,
    flags: findFlags(question),
    year: years.at(-1)?.[0] ?? 0,
    views: counts.views,
    recommended: counts.recommended,
  }
}

function toPart({ title, read: body, description: excerpt }: WrittenPage): Uint8Array {
  return writeSearchPart({ title, body, excerpt }, [])
}

/** There is no such pack: what is searched of a page is given to whoever makes the index, and never patched. */
const inNoPack = ['pages', 0, 0, 1] as const

/** A page of the archive's own, behind all questions: it is of no year, and no filter lets it through. */
function toIndexedPage(page: WrittenPage, calendar: Calendar): IndexedQuestion {
  const { id, title } = page
  const path = id === aboutId ? paths.about() : paths.written(id)
  const language = findTextLanguage({}, calendar) ?? 0
  return {
    // No question has such an id.
    id: page.path,
    part: inNoPack,
    head: [path, title, language, calendar.messages.written.page, '', [], 0, [], 0],
    hashtags: [],
    category: undefined,
    flags: [],
    year: undefined,
    views: undefined,
    recommended: undefined,
  }
}

function findFlags({ counts: { answers }, accepted, poll }: CachedQuestion): Flag[] {
  const flags: Flag[] = []
  if (answers !== undefined) flags.push(answers > 0 ? 'answered' : 'unanswered')
  if (accepted) flags.push('accepted')
  if (poll) flags.push('poll')
  return flags
}

/** What the search shows of a question, made with the same texts as its entry in a listing. */
export function toRecordHead(question: ShownQuestion, calendar: Calendar): RecordHead {
  const { id, title, last, category = '', hashtags, poll } = question
  const { timeLabel, datetime, localTime, actor, kind } = toActivityView(last, calendar)
  const counts = countNames.flatMap((name) => toCountView(name, question, calendar) ?? [])
  const answers = counts.find(({ look }) => look !== undefined)
  return [
    paths.question(id),
    title,
    findTextLanguage(question, calendar) ?? 0,
    [timeLabel, datetime, localTime, actor.name, actor.role ? 1 : 0, kind],
    category,
    hashtags,
    answers?.look ? [answers.label, answers.look] : 0,
    counts.filter((count) => count !== answers).map(({ label }) => label),
    poll ? 1 : 0,
  ]
}

/**
 * What all pages together need of the fonts: questions, whichever share of them is built, and the site's own texts; with
 * the colours and the words of the stylesheet.
 */
export function toFontNeeds({
  questions,
  settings,
  people,
  synonyms,
  pages = [],
}: Pick<Content, 'questions' | 'settings' | 'people' | 'synonyms'> & {
  pages?: Content['pages']
}): FontNeeds {
  const characters = questions.flatMap((question) => (question.characters ? [question.characters] : []))
  const said = listMessages(settings.locale).map(({ text }) => JSON.stringify(text))
  const own = [JSON.stringify([settings, [...people], synonyms]), ...said]
  const written = pages.map(({ title, html }) => toHtmlNeeds([title, html]))
  return {
    text: [toNeeds(own, 'text'), ...written.map((needs) => needs.text), ...characters.map(([text]) => text)],
    code: [...written.map((needs) => needs.code), ...characters.map(([, code]) => code)],
    math: settings.math,
    theme: toTheme(settings.theme),
    more: findMessages(settings.locale).more,
    language: findMessages(settings.locale).language,
  }
}
