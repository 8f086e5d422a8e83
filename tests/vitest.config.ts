import { defineConfig } from 'vitest/config'

const root = new URL('..', import.meta.url).pathname

export default defineConfig({
  test: {
    root,
    projects: [
      // No test may fail because its machine is slow.
      { test: { name: 'unit', root, include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'site',
          root,
          include: ['tests/site/**/*.test.ts', 'tests/bench/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Each file builds whole sites, which use all processors themselves.
          fileParallelism: false,
        },
      },
    ],
  },
})
