// What is made of the whole archive besides its pages: the index of the search, and what the fonts need.
import type { Content } from '../folder/read-content.ts'
import { countNames } from '../format/activity.ts'
import { createZone } from '../format/time.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { toNeeds } from '../look/font-needs.ts'
import type { FontNeeds } from '../look/make-fonts.ts'
import type { Flag } from '../search/asked.ts'
import type { IndexedQuestion, IndexFile, IndexFrame } from '../search/index/index-input.ts'
import { makeIndex } from '../search/index/make-index.ts'
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
  const frame = toIndexFrame(publication)
  const common = toDigest([content.key, JSON.stringify(frame)])
  const lines = questions.map((question) => `${toLine(question)} ${question.conversation?.digest ?? ''}`)
  const files = await makeIndex({
    key: toDigest([common, ...lines]),
    common,
    lines,
    frame,
    packFolder: content.questionCache,
    parts: questions.map(({ search }) => search),
    listQuestions: (from, to) => questions.slice(from, to).map((each) => toIndexedQuestion(each, calendar)),
    // Parsers and grammars are loaded only where a part is lost.
    makeParts: async (ids) => {
      const { prepareSearchParts } = await import('../folder/prepare-file.ts')
      return await prepareSearchParts(content, ids)
    },
  })
  return files.map(({ file, bytes }) => ({ file: `${paths.search()}${file}`, bytes }))
}

function toIndexFrame({ archive, ranking, categoryRanking, synonyms }: Publication): IndexFrame {
  return {
    questions: archive.questions.length,
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

/** What all pages together need of the fonts: questions, whichever share of them is built, and the site's own texts. */
export function toFontNeeds({
  questions,
  settings,
  people,
  synonyms,
}: Pick<Content, 'questions' | 'settings' | 'people' | 'synonyms'>): FontNeeds {
  const characters = questions.flatMap((question) => (question.characters ? [question.characters] : []))
  const said = listMessages(settings.locale).map(({ text }) => JSON.stringify(text))
  const own = [JSON.stringify([settings, [...people], synonyms]), ...said]
  return {
    text: [toNeeds(own, 'text'), ...characters.map(([text]) => text)],
    code: characters.map(([, code]) => code),
  }
}
