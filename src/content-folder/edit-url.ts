import { pathSign } from '../question/web-address.ts'
import type { Settings } from './settings.ts'

/** What stands behind a repository, by a word of the name of its host: `gitlab.com`, `gitlab.example.org`. */
const editPaths: Readonly<Record<string, string>> = {
  github: `/edit/main/content/${pathSign}`,
  gitlab: `/-/edit/main/content/${pathSign}`,
  codeberg: `/_edit/main/content/${pathSign}`,
  gitea: `/_edit/main/content/${pathSign}`,
  forgejo: `/_edit/main/content/${pathSign}`,
}

/** Address at which a file of the content folder is edited, with `{path}`; undefined where the settings don't tell. */
export function findEditUrl({
  editUrl,
  repository,
}: Pick<Settings, 'editUrl' | 'repository'>): string | undefined {
  if (editUrl !== undefined || repository === undefined) return editUrl
  const word = new URL(repository).hostname.split('.').find((each) => Object.hasOwn(editPaths, each))
  return word === undefined ? undefined : repository.replace(/(?<!\/)\/+$/, '') + editPaths[word]
}
