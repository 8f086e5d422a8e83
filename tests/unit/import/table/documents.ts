// What pages of docs/ show as code.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../../support/project.ts'

export const readPage = (page: string) => readFileSync(join(projectFolder, 'docs', page), 'utf8')

/** The first block of a language in a page, or in a part of it. */
export function findBlock(page: string, language: string, text = readPage(page)): string {
  const [, block = ''] = text.split(`\`\`\`${language}\n`)
  const [code = ''] = block.split('\n```')
  return code
}
