// npm run handbook: docs/faults.en.md and docs/faults.ko.md, from texts of issues and tests/fixtures/fault-examples.md.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../src/words/language.ts'
import { readHandbook } from './support/handbook.ts'
import { toHandbook } from './support/handbook-text.ts'
import { projectFolder } from './support/project.ts'

const handbook = await readHandbook()
for (const language of languages)
  writeFileSync(join(projectFolder, `docs/faults.${language}.md`), toHandbook(handbook, language))
