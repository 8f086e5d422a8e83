// The script of the page of the search. What is asked is in its address; all words are in the page.
import { type Asked, isNothing } from '../asked.ts'
import { findAnswer, findCounts, findOthers, openSearch } from '../open-search.ts'
import { drawFilters } from './draw-filters.ts'
import { countResultPages, createDrawing } from './draw-results.ts'
import { find } from './elements.ts'
import { createField } from './field.ts'
import { comesToType, createPlace, followKeys, followSheet, followSteps, holdBox } from './follow-reader.ts'

/** Milliseconds, as in the stylesheet: most answers are there before. */
const waitsInSilence = 400
/** Hashtags that are offered where nothing is found. */
const mostNearest = 6

const page = document.querySelector<HTMLElement>('.search-page')
if (page) start(page)

function start(page: HTMLElement): void {
  const address = find<HTMLFormElement>(page, '.field').action
  const open = () => openSearch(address)
  const filters = find<HTMLFormElement>(page, '.filters')
  const drawing = createDrawing(page)
  let search = open()
  let turn = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function show(asked: Asked): Promise<void> {
    turn += 1
    const own = turn
    clearTimeout(waiting)
    drawing.drawTitle(asked)
    page.ariaBusy = `${!isNothing(asked)}`
    if (isNothing(asked)) {
      drawing.drawPlace(asked, 'intro')
      return
    }
    waiting = setTimeout(drawing.drawWaiting, waitsInSilence)
    const answer = await findAnswer(search, asked)
    if (own !== turn) return
    clearTimeout(waiting)
    const last = Math.max(1, countResultPages(answer?.found.total ?? 0, asked))
    if (answer && asked.page > last) {
      // An address may name a page that is no more.
      place.correct({ ...asked, page: last })
      return
    }
    if (answer) holdBox(filters, () => drawing.drawFound(asked, answer))
    const others = answer && (await findOthers(answer))
    if (own !== turn) return
    page.ariaBusy = 'false'
    if (!answer || !others) {
      drawing.drawPlace(asked, 'failed')
      return
    }
    holdBox(filters, () => drawing.drawOthers(others))
    place.restore()
    const counts = await findCounts(answer)
    if (own === turn && counts) holdBox(filters, () => drawFilters(filters, asked, counts, answer.found))
    if (answer.found.total === 0) {
      const [nearest, switched] = await Promise.all([
        search.findNearest(asked.text, mostNearest).catch(() => []),
        search.findSwitched(asked).catch(() => undefined),
      ])
      if (own === turn) drawing.drawHints(asked, nearest, switched)
    }
  }

  const place = createPlace({
    address,
    onChange: (asked) => void show(asked),
    onReturn: ({ text }) => field.draw(text),
  })
  const field = createField(page, place, (typed, most) => search.suggest(typed, most))
  followSteps(page, field.input, place)
  followKeys(page, field.input, field.empty)
  followSheet(page)
  find(page, '.failed button').addEventListener('click', () => {
    search = open()
    void show(place.asked())
  })

  const asked = place.asked()
  // What somebody typed before this script was there stays, with the caret in it.
  if (field.input.value !== '' && field.input.value !== asked.text) {
    field.follow()
    return
  }
  field.draw(asked.text)
  const isElsewhere = document.activeElement !== document.body
  if (!isElsewhere && comesToType(asked)) field.input.focus({ preventScroll: true })
  void show(asked)
}
