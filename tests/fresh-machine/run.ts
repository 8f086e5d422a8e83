// npm run test:fresh: installs, checks and builds a fresh copy of the checkout with npm 10 and the Node of the caller.
import { projectFolder } from '../support/project.ts'
import { testFreshMachine } from './fresh-machine.ts'

const { passed, failed, output } = await testFreshMachine(projectFolder, process.env)
process.stdout.write(`${output.trimEnd()}\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
