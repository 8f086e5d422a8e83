// What the working tree does to the site, compared with a commit.
import { join } from 'node:path'
import { readRegularFile } from '../cache/read-regular-file.ts'
import type { Content } from '../content-folder/read-content.ts'
import type { Language } from '../messages/language.ts'
import { findWords } from '../messages/words.ts'
import { type Issue, isWarning } from '../question/issue.ts'
import { readBaseSmallFiles } from './base-small-files.ts'
import { type ArchiveChanges, type ComparedQuestion, compareArchives } from './compare-archives.ts'
import { comparePictures, type PictureChange } from './compare-pictures.ts'
import { compareSettings, type SettingChange } from './compare-settings.ts'
import { compareSynonyms, type SynonymChange } from './compare-synonyms.ts'
import { createHide } from './hide-texts.ts'
import { createPrepareShown, type PrepareShown } from './prepare-shown.ts'
import { digestShown } from './published-question.ts'
import type { BaseFiles } from './read-base.ts'
import { toBaseQuestions } from './to-base-questions.ts'

export interface Changes extends ArchiveChanges {
  settings: SettingChange[]
  synonyms: SynonymChange[]
  pictures: PictureChange[]
  /** Every error, and the warnings of what is new or edited: old ones are nobody's doing here. */
  issues: Issue[]
  /** Puts masks over a text, whatever part of a file it comes from. */
  hide: (text: string) => string
}

/** Only files that are not as they were are prepared. @throws Failure of Git */
export function readChanges(current: Content, base: BaseFiles, language: Language): Changes {
  const { settings = current.settings, redactions, synonyms } = readBaseSmallFiles(base)
  // What is redacted in either state is masked in the whole report.
  const hidden = { ...current.redactions, actors: [...redactions.actors, ...current.redactions.actors] }
  const prepareShown = createPrepareShown(current.settings, hidden.actors)
  const withheldTitle = findWords(language).changes.withheld
  const before = toBaseQuestions({
    current,
    base,
    settings,
    redactions,
    synonyms,
    hidden,
    prepareShown,
    withheldTitle,
  })
  const after = toCurrentQuestions(current, base, prepareShown)
  const known = new Set(before.map(({ id, digest }) => `${id} ${digest}`))
  const same = new Set(after.filter(({ id, digest }) => known.has(`${id} ${digest}`)).map(({ path }) => path))
  return {
    ...compareArchives(before, after),
    settings: compareSettings(settings, current.settings),
    synonyms: compareSynonyms(synonyms, current.synonyms),
    pictures: comparePictures(current, base),
    issues: current.issues.filter(
      (issue) => !isWarning(issue) || (base.changed.has(issue.path) && !same.has(issue.path)),
    ),
    hide: createHide(current.settings, hidden),
  }
}

function toCurrentQuestions(
  { folder, questions }: Content,
  base: BaseFiles,
  prepareShown: PrepareShown,
): (ComparedQuestion & { path: string })[] {
  return questions.map((question) => {
    const { id, path } = question
    if (base.isSame(path)) return question
    const shown = prepareShown({ id, path, bytes: readRegularFile(join(folder, path)) })
    return shown ? { ...question, digest: digestShown(shown), shown } : question
  })
}
