// What a build draws for previews and for lists of results: the card of the archive, of its largest hashtags or of all,
// and icons of a theme.
import { join } from 'node:path'
import type { Content } from '../folder/read-content.ts'
import { sumYears } from '../format/activity.ts'
import type { Hashtag } from '../format/names.ts'
import { createZone } from '../format/time.ts'
import type { CachedQuestion } from '../kept/question.ts'
import { type Card, type CardFact, toDrawable } from '../look/card.ts'
import { type DrawingTask, digestDrawing } from '../look/make-cards.ts'
import { iconPaths, type ThemePictures } from '../look/theme.ts'
import { toGroupedNumber } from '../words/grouped-number.ts'
import { findMessages } from '../words/messages.ts'
import type { CardWork } from '../words/words.ts'
import { wantsCards } from './cards.ts'
import { toAnswersLabel } from './entry.ts'
import { paths } from './paths.ts'
import { toDayLabel } from './post.ts'
import type { Publication } from './publication.ts'
import type { Site } from './site.ts'
import { fillYears } from './year-chart.ts'

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
  const toPicture = (page: string, position: number, own: OwnCard | undefined): DrawnPicture[] => {
    const drawing = own && { card: { language, theme: settings.theme, ...own } }
    return drawing ? [{ file: paths.card(page), position, drawing, digest: digestDrawing(drawing) }] : []
  }
  const ofArchive = wantsCards(settings) && !pictures.card ? toArchiveCard(publication, calendar) : undefined
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

/** Undefined where none is wanted, and where all have one. */
export function countCards({ settings, archive, carded }: Publication): CardWork | undefined {
  if (!wantsCards(settings) || carded.questions) return undefined
  const { size } = carded.hashtags
  return { all: 1 + size, more: archive.questions.length + archive.byHashtag.size - size }
}

type CardCalendar = Pick<Site, 'settings' | 'messages' | 'zone'>
type OwnCard = Omit<Card, 'language' | 'theme'>

function toQuestionCard(question: CachedQuestion, calendar: CardCalendar): OwnCard | undefined {
  const title = toDrawable(question.title)
  if (title === undefined) return undefined
  return {
    site: toDrawable(calendar.settings.title),
    title,
    facts: [
      ...toFact(
        toAnswersLabel(question, calendar),
        question.accepted || question.counts.answers > 0 ? 'filled' : 'framed',
      ),
      ...toFact(question.asked && toDayLabel(question.asked.at, calendar), 'plain'),
      ...question.hashtags.slice(0, 2).flatMap((hashtag) => toFact(`#${hashtag}`, 'hashtag')),
    ],
  }
}

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
  return Object.entries(iconPaths).map(([size, file]) => {
    const drawing = { icon: { digest: picture.digest, size: Number(size) } }
    return { file, position: 0, drawing, digest: digestDrawing(drawing), source }
  })
}
