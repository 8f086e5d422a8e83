// A project of its own, whose code and public files a test may change. Its packages are those of this one.
import { cpSync, mkdtempDisposableSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from './project.ts'

const copied = ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']

/** `using` removes it at the end of its block. */
export interface ProjectCopy extends Disposable {
  path: string
  remove: () => void
}

export function createProjectCopy(): ProjectCopy {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'gotgam-project-'))
  for (const name of copied) cpSync(join(projectFolder, name), join(folder.path, name), { recursive: true })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder.path, 'node_modules'), 'junction')
  return folder
}
