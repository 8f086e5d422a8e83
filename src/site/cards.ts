// The pictures of previews: which there are, and which a page has. One without a card of its own has that of its first
// hashtag that has one, else that of the archive.
import { join } from 'node:path'
import type { Content } from '../folder/read-content.ts'
import { sumYears } from '../format/activity.ts'
import type { Hashtag } from '../format/names.ts'
import { createZone } from '../format/time.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { type Card, type CardFact, toDrawable } from '../look/card.ts'
import { type Drawing, type DrawingTask, digestDrawing } from '../look/make-cards.ts'
import { iconPaths, type ThemePictures } from '../look/theme.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { findMessages } from '../words/messages.ts'
import { toCountView } from './entry.ts'
import { paths } from './paths.ts'
import { toDayLabel } from './post.ts'
import type { Publication } from './publication.ts'
import type { Site } from './site.ts'
import { fillYears } from './year-chart.ts'

/** Whose card a page has: its own, or that of a hashtag. */
export type CardOf = 'own' | { hashtag: Hashtag }

/** Undefined where it has that of the archive. */
export function findCardOf(
  { title, hashtags }: Pick<CachedQuestion, 'title' | 'hashtags'>,
  { carded }: Pick<Publication, 'carded'>,
): CardOf | undefined {
  if (carded.questions && toDrawable(title) !== undefined) return 'own'
  const hashtag = hashtags.find((each) => carded.hashtags.has(each))
  return hashtag === undefined ? undefined : { hashtag }
}

/** Pages of its own are for `cards: all`; of a list none, where its name can't be drawn. */
export function findCarded({
  settings: { url, cards },
  ranking,
  draws,
}: Pick<Publication, 'settings' | 'ranking'> & { draws: boolean }): Publication['carded'] {
  const isNone = url === undefined || cards === false || cards === 'archive' || !draws
  const largest = isNone ? [] : cards === 'all' ? ranking : ranking.slice(0, cards)
  const hashtags = largest.flatMap(({ hashtag }) => (toDrawable(hashtag) === undefined ? [] : [hashtag]))
  return { hashtags: new Set(hashtags), questions: !isNone && cards === 'all' }
}

/** A picture that a build draws, with its position in the archive. */
export interface DrawnPicture extends DrawingTask {
  /** Below the base path. */
  file: string
  position: number
}

/** Of a system on which pictures can be drawn. A card of the theme is that of the archive. */
export function listDrawnPictures(
  publication: Publication,
  { folder, themePictures: pictures = {} }: Pick<Content, 'folder' | 'themePictures'>,
): DrawnPicture[] {
  const { settings, archive, carded } = publication
  const calendar = { settings, messages: findMessages(settings.locale), zone: createZone(settings.timeZone) }
  const { language } = calendar.messages
  const toPicture = (page: string, position: number, own: Omit<Card, 'language' | 'theme'> | undefined) =>
    own ? [toDrawn(paths.card(page), position, { card: { language, theme: settings.theme, ...own } })] : []
  const isNone = settings.url === undefined || settings.cards === false
  const ofArchive = isNone || pictures.card ? undefined : toArchiveCard(publication, calendar)
  return [
    ...listIcons(pictures, folder),
    ...toPicture(paths.front(1), 0, ofArchive),
    ...[...carded.hashtags].flatMap((hashtag) => {
      const questions = archive.byHashtag.get(hashtag) ?? []
      const position = archive.positions.get(questions[0]?.id ?? '') ?? 0
      return toPicture(paths.listing(hashtag, 1), position, toListingCard(hashtag, questions, calendar))
    }),
    ...(carded.questions ? archive.questions : []).flatMap((question, position) =>
      toPicture(paths.question(question.id), position, toQuestionCard(question, calendar)),
    ),
  ]
}

/** Cards that would be drawn besides with `cards: all`. */
export function countMissingCards({ settings, archive, carded }: Publication): number {
  if (settings.url === undefined || settings.cards === false || carded.questions) return 0
  return archive.questions.length + archive.byHashtag.size - carded.hashtags.size
}

type CardCalendar = Pick<Site, 'settings' | 'messages' | 'zone'>
type OwnCard = Omit<Card, 'language' | 'theme'>

function toQuestionCard(question: CachedQuestion, calendar: CardCalendar): OwnCard | undefined {
  const title = toDrawable(question.title)
  if (title === undefined) return undefined
  const answers = toCountView('answers', question, calendar)
  const sign = answers?.look === 'accepted' ? '✓ ' : ''
  return {
    site: toDrawable(calendar.settings.title),
    title,
    facts: [
      ...toFact(answers && sign + answers.label, answers?.look === 'unanswered' ? 'framed' : 'filled'),
      ...toFact(question.asked && toDayLabel(question.asked.at, calendar), 'plain'),
      ...question.hashtags.slice(0, mostHashtags).flatMap((hashtag) => toFact(`#${hashtag}`, 'hashtag')),
    ],
  }
}

const mostHashtags = 2

function toListingCard(
  hashtag: Hashtag,
  questions: readonly CachedQuestion[],
  { settings, messages }: CardCalendar,
): OwnCard | undefined {
  const text = toDrawable(hashtag)
  if (text === undefined) return undefined
  const count = toGroupedNumber(questions.length)
  const answered = questions.filter(({ counts }) => counts.answers > 0).length
  const share = Math.floor((100 * answered) / questions.length)
  return {
    name: { text, isHashtag: true },
    say: toDrawable(messages.card.listing({ count, share })),
    facts: [
      ...toFact(settings.title, 'strong'),
      ...toFact(messages.frame.reference({ day: messages.day(settings.referenceDate) }), 'plain'),
    ],
    years: toYears(questions),
  }
}

/** Undefined where its name can't be drawn: the card without letters is its own then. */
function toArchiveCard({ archive }: Publication, { settings, messages }: CardCalendar): OwnCard | undefined {
  const text = toDrawable(settings.title)
  if (text === undefined) return undefined
  const { questions } = archive
  const answers = questions.reduce((sum, { counts }) => sum + counts.answers, 0)
  const years = toYears(questions)
  const [first, last] = [years[0]?.[0], years.at(-1)?.[0]]
  return {
    name: { text, isHashtag: false },
    say: toDrawable(settings.description || messages.front.introduction),
    facts: [
      ...toFact(messages.listing.headline({ count: toGroupedNumber(questions.length) }), 'filled'),
      ...toFact(messages.counts.answers({ count: toGroupedNumber(answers) }), 'plain'),
      ...toFact(first === last ? first?.toString() : `${first}–${last}`, 'plain'),
    ],
    years,
  }
}

function toFact(written: string | undefined, look: CardFact['look']): CardFact[] {
  const text = written === undefined ? undefined : toDrawable(written)
  return text === undefined ? [] : [{ text, look }]
}

function toYears(questions: readonly CachedQuestion[]) {
  return questions.length === 0 ? [] : fillYears(sumYears(questions.map(({ years }) => years)))
}

/** Those that the project brings are of its own mark. A wide logo is small in a square, and better than the mark of another. */
function listIcons({ favicon, logo }: ThemePictures, folder: string): DrawnPicture[] {
  const picture = favicon ?? logo
  if (!picture) return []
  const source = join(folder, picture.path)
  return Object.entries(iconPaths).map(([size, file]) => ({
    ...toDrawn(file, 0, { icon: { digest: picture.digest, size: Number(size) } }),
    source,
  }))
}

function toDrawn(file: string, position: number, drawing: Drawing): DrawnPicture {
  return { file, position, drawing, digest: digestDrawing(drawing) }
}
