// What a search that is opened from a folder proves phrases and exclusions by: the bodies of a page, which a script that is
// served reads from the page itself.
import { escapeHtml } from '../../body/html.ts'
import { resolveCrossLinks } from '../../body/links/resolve-links.ts'
import { aboutId } from '../../kept/question.ts'
import { toText } from '../../search/prove.ts'
import type { Kind, Planned } from '../kind.ts'
import { paths } from '../paths.ts'
import { toCalledScript } from '../portable.ts'
import type { Publication } from '../publication.ts'
import { planTexts, readTexts, type TextFacts } from './question.ts'
import { listWrittenFacts, type WrittenFacts } from './written-page.ts'

const route = '[...text].js'

export interface SearchedFacts {
  question?: TextFacts
  written?: Pick<WrittenFacts, 'html' | 'targets'>
}

export const isSearchedText = (of: string): boolean => of === route

/** One for each page that the search finds. */
export const searchedText = {
  routes: [route],
  plan,
  make: async ({ facts: { question, written }, questions: [own] }, site) => {
    if (written) return print([resolveCrossLinks(written.html, written.targets, site.base)])
    if (!own || !question) return print([])
    const { part, conversation } = await readTexts(own, question, site)
    const answers = conversation?.answers.flatMap((answer) => (answer.withheld ? [] : [answer.html])) ?? []
    return print([...(question.page === 1 ? [part.pageHtml] : []), ...answers])
  },
} satisfies Kind<SearchedFacts>

function* plan(publication: Publication): Generator<Planned<SearchedFacts>> {
  if (!publication.settings.portable) return
  for (const own of publication.archive.questions) {
    for (const question of planTexts(own, publication)) {
      const path = paths.searchedText(paths.question(own.id, question.page))
      const conversations = question.conversation ? 1 : 0
      yield { path, route, facts: { question }, questions: [own], conversations, listed: false }
    }
  }
  for (const { id, html, targets } of listWrittenFacts(publication)) {
    const path = paths.searchedText(id === aboutId ? paths.about() : paths.written(id))
    yield { path, route, facts: { written: { html, targets } }, questions: [], listed: false }
  }
}

/** As a page has them, in whose place it is read. */
function print(bodies: readonly string[]): string {
  return toCalledScript(
    bodies.map((html) => `<div class="prose">${escapeHtml(toText(html))}</div></article>`).join(''),
  )
}
