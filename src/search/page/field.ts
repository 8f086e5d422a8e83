// The field in which somebody types, and the hashtags that it offers.
import { toGroupedNumber } from '../../words/grouped-number.ts'
import type { Counted, Search } from '../asked.ts'
import { drawText, fillList, find } from './elements.ts'
import type { Place } from './follow-reader.ts'

/** Letters that are enough; after `#` one does. */
const fewestLetters = 2

/**
 * The word at the end of what is typed, which may become a hashtag, and what is before it: `멱등 spr` → `spr`, `멱등`;
 * undefined where too little is typed, as of `s`, but not of `#s`.
 */
export function splitTyped(text: string): { word: string | undefined; before: string } {
  const last = text.split(/\s/u).at(-1) ?? ''
  const typed = last.replace(/^#/, '')
  const isWord = !typed.startsWith('#') && [...typed].length >= (last === typed ? fewestLetters : 1)
  return { word: isWord ? typed : undefined, before: text.slice(0, text.length - last.length).trimEnd() }
}

const mostOffered = 5

/** Hashtags that are offered while somebody types, as a combobox of ARIA 1.2: the focus stays in the field. */
function createSuggestions({
  input,
  list,
  suggest,
  isChosen,
  choose,
}: {
  input: HTMLInputElement
  list: HTMLElement
  suggest: Search['suggest']
  /** Already asked for, and not offered again. */
  isChosen: (hashtag: string) => boolean
  choose: (hashtag: string) => void
}) {
  let offered: Counted<string> = []
  /** Of the one that Enter chooses; -1 while there is none. */
  let place = -1
  /** What was looked for before something else was typed, or the list was closed, is not shown. */
  let turn = 0

  /** By what is in the field now. */
  async function offer(): Promise<void> {
    turn += 1
    const own = turn
    const { word } = splitTyped(input.value)
    const found = word === undefined ? [] : await suggest(word, mostOffered).catch(() => [])
    if (own === turn) draw(found.filter(({ value }) => !isChosen(value)))
  }

  function draw(next: Counted<string>): void {
    offered = next
    fillList(list, offered, (option, { value, count }) => {
      option.id = `hashtag-${value}`
      drawText(option, 'span', `#${value}`)
      drawText(option, 'small', toGroupedNumber(count))
    })
    activate(-1)
    list.hidden = offered.length === 0
    input.ariaExpanded = `${!list.hidden}`
  }

  function close(): void {
    turn += 1
    draw([])
  }

  function activate(next: number): void {
    place = next
    const options = [...list.querySelectorAll('li')]
    for (const [index, option] of options.entries()) option.ariaSelected = `${index === place}`
    input.setAttribute('aria-activedescendant', options[place]?.id ?? '')
  }

  function choosePlace(index: number): boolean {
    const hashtag = offered[index]?.value
    if (hashtag === undefined) return false
    close()
    choose(hashtag)
    return true
  }

  /** Before the first and behind the last the arrows leave the list. */
  function follow(key: string): boolean {
    if (key === 'Enter') return choosePlace(place)
    const next = place + ({ ArrowDown: 1, ArrowUp: -1 }[key] ?? 0)
    if (key === 'Escape' || next === offered.length) {
      close()
      return key === 'Escape'
    }
    if (next === place || next < -1) return false
    activate(next)
    return true
  }

  input.addEventListener('keydown', (event) => {
    if (!list.hidden && !event.isComposing && follow(event.key)) event.preventDefault()
  })
  input.addEventListener('blur', close)
  // The field keeps the focus, and so the list is there when the click ends.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    choosePlace([...list.querySelectorAll('li')].findIndex((option) => option.contains(target as Node)))
  })
  return { offer, close }
}

/** Milliseconds after a key in which no other came. */
const pause = 180

/** Nothing is ever drawn into it while a syllable may be under way in it. */
export function createField(page: HTMLElement, place: Place, suggest: Search['suggest']) {
  const form = find<HTMLFormElement>(page, '.field')
  const input = find<HTMLInputElement>(form, 'input')
  const clear = find(form, '.clear')
  const suggestions = createSuggestions({
    input,
    list: find(page, '.suggestions'),
    suggest,
    isChosen: (hashtag) => place.asked().hashtags.includes(hashtag),
    choose,
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  clear.hidden = input.value === ''

  function choose(hashtag: string): void {
    const text = splitTyped(input.value).before
    draw(text)
    const asked = place.asked()
    place.go({ ...asked, text, hashtags: [...asked.hashtags, hashtag], page: 1 }, true)
  }

  /** @param text of the place where the reader is. */
  function draw(text: string): void {
    clearTimeout(timer)
    suggestions.close()
    input.value = text
    clear.hidden = text === ''
  }

  function empty(): void {
    draw('')
    input.focus()
    follow()
  }

  /** Looks for what is typed, if that is not done yet. */
  function follow(): void {
    clearTimeout(timer)
    const { value: text } = input
    if (text !== place.asked().text) place.go({ ...place.asked(), text, page: 1 }, false)
  }

  function followInput(): void {
    clear.hidden = input.value === ''
    clearTimeout(timer)
    timer = setTimeout(follow, pause)
    void suggestions.offer()
  }

  input.addEventListener('input', followInput)
  input.addEventListener('compositionend', followInput)
  clear.addEventListener('click', empty)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    suggestions.close()
    follow()
    place.keep()
    // The keyboard on the screen would hide what is found.
    if (matchMedia('(hover: none)').matches) input.blur()
  })
  return { input, draw, empty, follow }
}
