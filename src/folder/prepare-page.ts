// One page of the archive's own, or the line at the foot of all pages, from its text to what readers may see.
import { loadTypeset } from '../body/formulas/typeset-formulas.ts'
import { decodeFile } from '../format/decode.ts'
import { pageSchema } from '../format/fields.ts'
import { type Issue, isWarning, type Position } from '../format/issue.ts'
import { parsePage } from '../format/parse-post.ts'
import { answerBatches } from '../kept/answer.ts'
import { digestBytes } from '../kept/digest.ts'
import type { WrittenPage, WrittenText } from '../kept/question.ts'
import { createPrepareText } from './conversation-text.ts'
import { readSource, type SourceFile, type WalkedFile } from './disk.ts'
import { checkPersonalTexts, createCheckOpen, tellPersonalData } from './open-texts.ts'
import type { PrepareFileOptions } from './prepare-file.ts'
import { createPreparing, type Preparing } from './prepare-question.ts'

export type PreparePageOptions = Pick<PrepareFileOptions, 'folder' | 'settings' | 'redactedActors' | 'texts'>

/** What is learnt of a file, or of the foot: nothing is shown of one with an error. */
export interface PreparedPage {
  page?: WrittenPage
  footer?: WrittenText
  issues: readonly Issue[]
}

/** @returns a function that reads one file of the folder: whatever is wrong with it, the others go on. */
export async function startPreparePage(options: PreparePageOptions) {
  const { settings, redactedActors } = options
  const typeset = await loadTypeset(settings.math)
  const preparePage = createPreparePage(createPreparing(settings, redactedActors, typeset))
  return (file: WalkedFile): PreparedPage & { digest: string } => {
    const source = readSource(options.folder, file, options.texts?.get(file.path))
    if ('code' in source) return { digest: '', issues: [source] }
    return { digest: digestBytes(source.bytes), ...preparePage(source) }
  }
}

/** In a worker. */
export async function preparePages(options: PreparePageOptions) {
  return answerBatches(await startPreparePage(options))
}

export function createPreparePage(preparing: Preparing) {
  const { settings, masks, redactedActors } = preparing
  const prepareText = createPrepareText(preparing)
  const checkOpen = createCheckOpen(redactedActors)
  return ({ id, path, bytes }: SourceFile): PreparedPage => {
    const text = decodeFile(path, bytes)
    if (typeof text !== 'string') return { issues: [text] }
    const { parsed, issues } = parsePage(path, text)
    if (!parsed) return { issues }
    const { fields, body, bodyLine } = parsed
    const frontMatter = () => text.slice(0, text.length - body.length)
    const headings = { headingLevel: 2, idPrefix: `page-${id}:` }
    const written = { path, body, bodyLine, indent: 0, headings, frontMatter }
    const prepared = prepareText(written, { from: 0, keepsHtml: true })
    const show = masks.createMasker()
    const { title, nav = false, order } = show.fields(fields, pageSchema)
    const whole = { line: 1, column: 1 }
    const found = [
      ...issues,
      ...tellPersonalData(
        [...prepared.issues, ...checkPersonalTexts(path, text, show.personalData)],
        settings,
      ),
      ...checkOpen([{ post: { id, path }, path }], () => whole),
    ]
    if (!found.every(isWarning)) return { issues: found }
    const { body: read, excerpt } = prepared.toSearched()
    const { html, links, names } = prepared
    const redacted = [...new Set([...names, ...show.names])].sort((a, b) => a - b)
    return {
      page: { id, path, title, nav, order, html, links, redacted, description: excerpt, read },
      issues: found,
    }
  }
}

/** @returns a function of one line of Markdown, which may hold what a comment may, and of its place in its file. */
export async function startPrepareFooter({ settings, redactedActors }: PreparePageOptions) {
  const typeset = await loadTypeset(settings.math)
  const prepareText = createPrepareText(createPreparing(settings, redactedActors, typeset))
  return ({ path, body, line, column }: Position & { path: string; body: string }): PreparedPage => {
    const prepared = prepareText(
      { path, body, bodyLine: line, indent: column - 1 },
      { from: 0, keepsHtml: true },
    )
    // A correction is a line of a body, and this is a value of YAML.
    const issues = tellPersonalData(prepared.issues, settings).map(
      ({ correction: _, ...issue }): Issue => issue,
    )
    if (!issues.every(isWarning)) return { issues }
    const { html, links, names } = prepared
    return { footer: { html, links, redacted: names }, issues }
  }
}
