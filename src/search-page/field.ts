// The field in which somebody types. Nothing is ever drawn into it while a syllable may be under way in it.
import type { Search } from '../search/search.ts'
import { dropTypedWord } from '../search/typed-word.ts'
import { find } from './elements.ts'
import type { Place } from './place.ts'
import { createSuggestions } from './suggestions.ts'

/** Milliseconds after a key in which no other came. */
const pause = 180

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

  function choose(hashtag: string): void {
    const text = dropTypedWord(input.value)
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
