// What the development server shows of faults. No component prints it: it has to work when templates fail, and no
// build may hold a byte of it.
import { escapeHtml } from '../body/html.ts'
import { findQuestionId } from '../folder/files.ts'
import type { Issue } from '../format/issue.ts'
import { fontStyleSheet } from '../look/make-fonts.ts'
import { paths, toHref } from '../site/paths.ts'
import { toIssueMessage } from '../words/issue-messages.ts'
import type { Language } from '../words/language.ts'
import { toVisibleText } from '../words/visible-text.ts'
import { findWords } from '../words/words.ts'

const faultsStyleSheet = 'src/look/styles/faults.css'

/** Below the base path, where no page can be. */
export const reloadScript = '@dev/reload.js'
export const reloadEvents = '@dev/events'

/** A page names at most so many faults; `npm run check` names all. */
const namedFaults = 20

interface Reported {
  faults: readonly Issue[]
  /** What is wrong with templates, of which the last good ones are shown. */
  templates: string | undefined
  /** Base path that the settings name now, where the server answers at another. */
  otherBase: string | undefined
}

const nothing: Reported = { faults: [], templates: undefined, otherBase: undefined }

/** Where faults are reported, and in which language. */
export interface ReportPlace {
  /** Path with a slash at both ends. */
  base: string
  language: Language
  /** Of what the page shows: another one has it loaded again. */
  version: string
}

/** For the top of any page: a script that keeps it up to date, and a bar when there is something to say. */
export function toFaultsBar({ faults, templates, otherBase }: Reported, place: ReportPlace): string {
  const messages = findWords(place.language).dev
  const parts = [
    otherBase === undefined ? '' : `<p>${escapeHtml(messages.restart({ base: otherBase }))}</p>`,
    templates === undefined ? '' : toDetails(...splitFirst(templates)),
    faults.length === 0
      ? ''
      : `<details open><summary>${messages.faults({ count: faults.length })}</summary>${toList(faults, place)}</details>`,
  ].join('')
  const script = `<script type="module" src="${escapeHtml(`${place.base}${reloadScript}?${place.version}`)}"></script>`
  if (parts === '') return script
  return `${script}${toLink(place.base, faultsStyleSheet)}<aside class="faults-bar" lang="${place.language}" role="alert">${parts}</aside>`
}

function toDetails(summary: string, text: string): string {
  return `<details open><summary>${escapeHtml(summary)}</summary><pre>${escapeHtml(toLines(text))}</pre></details>`
}

function splitFirst(text: string): [first: string, rest: string] {
  const end = text.indexOf('\n')
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)]
}

type Heading = 'faultyPage' | 'faultyFolder'

/** A page in the place of one that can't be made. @param others what is in a bar above it. */
export function toFaultsPage(
  { heading, faults, others }: { heading: Heading; faults: readonly Issue[]; others: Reported },
  place: ReportPlace,
): string {
  const messages = findWords(place.language).dev
  const content = `${toList(faults, place)}<p>${messages.mend}</p>`
  return toDocument({ heading: messages[heading], content, bar: toFaultsBar(others, place) }, place)
}

/** For what no file's fault explains, such as a full disk or a template. @param message of an error. */
export function toTroublePage(
  of: 'trouble' | 'brokenPage' | 'noTemplates',
  message: string,
  place: ReportPlace,
): string {
  const heading = findWords(place.language).dev[of]
  return toDocument(
    { heading, content: `<pre>${escapeHtml(toLines(message))}</pre>`, bar: toFaultsBar(nothing, place) },
    place,
  )
}

/** Line feeds stay. */
function toLines(text: string): string {
  return text.split('\n').map(toVisibleText).join('\n')
}

function toDocument(
  { heading, content, bar }: { heading: string; content: string; bar: string },
  { base, language }: ReportPlace,
): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title>
${toLink(base, 'src/look/styles/site.css')}
${toLink(base, fontStyleSheet)}
${toLink(base, faultsStyleSheet)}
</head>
<body>
${bar}
<main class="faults-page">
<h1>${escapeHtml(heading)}</h1>
${content}
</main>
</body>
</html>
`
}

function toLink(base: string, path: string): string {
  return `<link rel="stylesheet" href="${escapeHtml(`${base}${path}`)}">`
}

function toList(faults: readonly Issue[], place: ReportPlace): string {
  const messages = findWords(place.language).dev
  const items = faults.slice(0, namedFaults).map((fault) => toItem(fault, place))
  const rest = faults.length - namedFaults
  return `<ol class="faults">${items.join('')}${rest > 0 ? `<li>${messages.more({ count: rest })}</li>` : ''}</ol>`
}

function toItem(fault: Issue, { base, language }: ReportPlace): string {
  const { code, path, line, column } = fault
  const { message, hint } = toIssueMessage(fault, language)
  const place = escapeHtml(`${toVisibleText(path)}:${line}:${column}`)
  const address = toReportAddress(fault)
  const named = address === undefined ? place : `<a href="${escapeHtml(toHref(base, address))}">${place}</a>`
  return `<li><code>${named}</code> <code>${code}</code><p>${escapeHtml(message)}</p>${toHint(hint)}</li>`
}

/** The lines of a correction are as they are to be in the file. */
function toHint(hint: string): string {
  const [first = '', ...lines] = hint.split('\n')
  return `<p>${escapeHtml(first)}</p>${lines.length > 0 ? `<pre>${escapeHtml(lines.join('\n'))}</pre>` : ''}`
}

/** Faults of a whole folder of answers, which is named after its question. */
const ofFolders: ReadonlySet<string> = new Set(['unknown-question-folder', 'list-too-long'])

/** Address of the page that a file of a question, of its answers or comments would make: there its faults are shown. */
export function toReportAddress({ code, path }: Pick<Issue, 'code' | 'path'>): string | undefined {
  const isFolder = ofFolders.has(code) && /^answers\/.*(?<!\.md)$/.test(path)
  const id = findQuestionId(isFolder ? `${path}/0.md` : path)
  return id === undefined ? undefined : paths.question(id)
}
