// Hashtags that are offered while somebody types, as a combobox of ARIA 1.2: the focus stays in the field.
import { toGroupedNumber } from '../messages/grouped-number.ts'
import type { Counted, Search } from '../search/search.ts'
import { findTypedWord } from '../search/typed-word.ts'
import { drawText, fillList } from './elements.ts'

const mostOffered = 5

export function createSuggestions({
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

  /** By what stands in the field now. */
  async function offer(): Promise<void> {
    turn += 1
    const own = turn
    const word = findTypedWord(input.value)
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
