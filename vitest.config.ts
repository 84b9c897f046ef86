import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { HAS_SAMPLE, READS_SAMPLE } from './tests/sample-content.ts'

const UNIT = [
  '{app,blocks,components,lib,schemas,scripts,studio}/**/*.test.ts',
  'packages/*/{src,tests}/**/*.test.ts',
  'tests/{hosted,unit,lake,leads,mail}/**/*.test.ts',
]
const SWEEPS = '{packages/*/tests,tests/{hosted,unit,lake,leads,mail}}/**/*.sweep.test.ts'

/** Test files that replace modules or load them again. Each has its own instances of modules; all other files share them. */
const ISOLATED = filesWith(/\bvi\.(mock|doMock|resetModules)\(/)
/** Test files that run with one database engine in `npm test`, and with every engine in the sweep. */
const ENGINES = filesWith(/\bENGINES\b/)

/** Starts the PostgreSQL server of all test files. */
const POSTGRES = './tests/leads/postgres-setup.ts'

/** Test files that cannot run here, because the sample content is gone. */
const WITHOUT_SAMPLE = HAS_SAMPLE ? [] : filesWith(READS_SAMPLE)

function filesWith(pattern: RegExp): string[] {
  return globSync(UNIT, { cwd: import.meta.dirname })
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => file.replace(/[[\]]/g, '[$&]'))
}

const unit = {
  testTimeout: 20_000,
  // `expect.poll` waits up to 15 seconds, because some tests wait until a process has started.
  expect: { poll: { timeout: 15_000 } },
  // One more than the cores: many tests wait for a server or the disk, and a core would be idle.
  maxWorkers: availableParallelism() + 1,
}

export default defineConfig({
  resolve: { alias: { 'server-only': resolve(import.meta.dirname, 'tests/empty-module.ts') } },
  test: {
    env: {
      LOG_LEVEL: 'silent',
      // The folder for compiled code of Node: a program that many tests start is compiled once.
      NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/compiled-programs'),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: UNIT,
          exclude: [SWEEPS, ...ISOLATED, ...WITHOUT_SAMPLE],
          isolate: false,
          globalSetup: POSTGRES,
          ...unit,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, exclude: WITHOUT_SAMPLE, ...unit } },
      // The checks with all cases, too slow for `npm test`. One file at a time, because some files measure durations.
      {
        extends: true,
        test: {
          name: 'sweep',
          include: [SWEEPS, ...ENGINES],
          exclude: WITHOUT_SAMPLE,
          env: { EVERY_ENGINE: 'yes' },
          globalSetup: POSTGRES,
          testTimeout: 600_000,
          expect: unit.expect,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
