// Which hashtags each question contains as words without carrying them (decision 4).
import { createKeywordMatcher, findHashtag, type Keyword, type KeywordMatcher } from '../archive/keywords.ts'
import { compareText } from '../format/issue.ts'
import type { Hashtag } from '../format/names.ts'
import { isSameList, type QuestionCache } from '../kept/cache.ts'
import { createPackReader, type Place } from '../kept/packs.ts'
import { fewFiles, runInWorkers, toTasks } from '../kept/pool.ts'
import type { CachedQuestion } from '../kept/question.ts'

const questionsPerTask = 200

interface MatchWorkerData {
  packFolder: string
  vocabulary: readonly Keyword[]
}

/**
 * Learns `keywords`: new questions are matched with the whole vocabulary, the others only with what is new in it, which
 * a hashtag with other spellings than before is.
 * @returns the questions in the same order, the same object where nothing changed; undefined when a text was lost from
 * the cache, so that its questions have to be prepared again.
 */
export async function findKeywords(
  current: Pick<QuestionCache, 'vocabulary' | 'questions'>,
  last: QuestionCache | undefined,
  packFolder: string,
): Promise<CachedQuestion[] | undefined> {
  const lastQuestions = new Set(last?.questions)
  const lastVocabulary = new Set(last?.vocabulary)
  const fresh = current.questions.filter((question) => !lastQuestions.has(question))
  const kept = current.questions.filter((question) => lastQuestions.has(question))
  const added = current.vocabulary.filter((keyword) => !lastVocabulary.has(keyword))
  const ofFresh = await matchAll(fresh, { packFolder, vocabulary: current.vocabulary })
  const ofKept = await matchAll(kept, { packFolder, vocabulary: added })
  if (!ofFresh || !ofKept) return undefined
  const vocabulary = new Set(current.vocabulary.map(findHashtag))
  const again = new Set(added.map(findHashtag))
  return current.questions.map((question) => {
    const own = new Set(question.hashtags)
    const found = ofFresh.get(question) ?? [
      ...question.keywords.filter((hashtag) => !again.has(hashtag)),
      ...(ofKept.get(question) ?? []),
    ]
    const keywords = found.filter((hashtag) => vocabulary.has(hashtag) && !own.has(hashtag)).sort(compareText)
    return isSameList(keywords, question.keywords) ? question : { ...question, keywords }
  })
}

type Matches = Map<CachedQuestion, readonly Hashtag[]>

/** Undefined when a text was lost. */
async function matchAll(
  questions: readonly CachedQuestion[],
  data: MatchWorkerData,
): Promise<Matches | undefined> {
  const matches: Matches = new Map()
  if (data.vocabulary.length === 0 || questions.length === 0) return matches
  let whole = true
  const add = (question: CachedQuestion | undefined, found: Hashtag[] | undefined) => {
    if (!question || !found) whole = false
    else matches.set(question, found)
  }
  if (questions.length < fewFiles) {
    const matcher = createKeywordMatcher(data.vocabulary)
    const packs = createPackReader(data.packFolder)
    for (const question of questions) add(question, matchKeywords(packs.find(question.prose), matcher))
    packs.close()
    return whole ? matches : undefined
  }
  const groups = toTasks(questions, questionsPerTask)
  const tasks = groups.map((group) => group.map(({ prose }) => prose))
  const groupOf = new Map(tasks.map((task, index) => [task, groups[index]]))
  await runInWorkers<Place[], (Hashtag[] | undefined)[]>({
    script: new URL('./find-keywords.ts#createMatch', import.meta.url),
    workerData: () => data,
    tasks,
    onResult: (found, task) => {
      const group = groupOf.get(task) ?? []
      for (const [index, question] of group.entries()) add(question, found[index])
    },
  })
  return whole ? matches : undefined
}

/** In a worker: keywords of texts by their places in packs. */
export function createMatch({ packFolder, vocabulary }: MatchWorkerData) {
  const matcher = createKeywordMatcher(vocabulary)
  const packs = createPackReader(packFolder)
  return (places: readonly Place[]) => places.map((place) => matchKeywords(packs.find(place), matcher))
}

/** Keywords of a text; undefined when the text is lost from its pack. */
function matchKeywords(prose: string | undefined, matcher: KeywordMatcher): Hashtag[] | undefined {
  return prose === undefined ? undefined : [...matcher.match(prose)]
}
