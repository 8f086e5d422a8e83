import { configDefaults, defineConfig } from 'vitest/config'
import { compiledCode } from './support/keep-compiled-code.ts'

const root = new URL('..', import.meta.url).pathname

/** Commands speak the language of the archive unless a test says another, whatever is set here. */
const language = { ARCHIVE_LANG: '' }

/** Tests of the rest (`npm run test:all`): what is slow, or starts processes. */
const rest = '**/*.rest.test.ts'

// No test may fail because its machine is slow.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 }

export default defineConfig({
  cacheDir: `${root}.cache`,
  test: {
    root,
    fsModuleCachePath: `${root}.cache/vitest/modules`,
    // Vitest leaves one processor to itself, and waits on it.
    maxWorkers: '100%',
    // With `--coverage`, also of the processes and threads that a test starts.
    coverage: {
      provider: 'v8',
      autoAttachSubprocess: true,
      include: ['src/**/*.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: `${root}test-results/coverage`,
    },
    projects: [
      {
        test: {
          name: 'unit',
          root,
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...configDefaults.exclude, rest],
          testTimeout: 60_000,
          env: language,
          // A third of the time would be new processes that load the same again. What a test changes outside of itself,
          // it puts back.
          isolate: false,
        },
      },
      {
        test: {
          name: 'site',
          root,
          include: ['tests/site/**/*.test.ts'],
          exclude: [...configDefaults.exclude, rest],
          ...patience,
          globalSetup: ['tests/support/keep-compiled-code.ts', 'tests/sites/build-sites.ts'],
          env: { ...language, NODE_COMPILE_CACHE: compiledCode },
          isolate: false,
        },
      },
      {
        test: {
          name: 'rest',
          root,
          include: [`tests/${rest}`],
          ...patience,
          globalSetup: ['tests/support/keep-compiled-code.ts'],
          env: { ...language, NODE_COMPILE_CACHE: compiledCode },
        },
      },
    ],
  },
})
