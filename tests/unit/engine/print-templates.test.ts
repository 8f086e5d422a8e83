import { expect, test } from 'vitest'
import { checkTemplate } from '../../../src/engine/print-templates.ts'

test.each([
  ['<Poll client:load />', "client:load can't be printed. No component runs in a browser"],
  ['<Poll server:defer />', "server:defer can't be printed. No component runs in a browser"],
  [
    '<script define:vars={{ a }}></script>',
    "define:vars can't be printed. Give what a script needs as data-… attributes.",
  ],
  ['<p transition:name="a"></p>', "transition:name can't be printed. Pages have no transitions of Astro."],
  ['<style>p { color: red }</style>', "<style can't be printed. No page links to it"],
  ['<Astro.self items={items} />', "Astro.self can't be printed. There are Astro.props and Astro.slots"],
  ['<p>{Astro.url.pathname}</p>', "Astro.url can't be printed. There are Astro.props and Astro.slots"],
  ['const stream = new ReadableStream()', "ReadableStream can't be printed. A page is printed whole"],
  ['{async function* () { yield 1 }}', "async function* can't be printed. A page is printed whole"],
])('%s is refused, with its place and what to do', (line, message) => {
  const check = () => checkTemplate('src/site/components/A.astro', `---\n---\n${line}\n`)
  expect(check).toThrow(`src/site/components/A.astro:3: ${message}`)
})

test('what our templates are made of is not', () => {
  const text = `---
const { items } = Astro.props
const aside = Astro.slots.has('aside') ? await Astro.slots.render('aside') : ''
---
<p class:list={['a', { b: true }]} set:html={aside}>{items.map((each) => <b>{each}</b>)}</p><script>1</script>`
  expect(() => checkTemplate('src/site/components/A.astro', text)).not.toThrow()
})
