import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const TESTS = ['{lib,schemas,studio,app}/**/*.test.ts', 'tests/{unit,lake,leads}/**/*.test.ts']
const SWEEPS = 'tests/{unit,lake,leads}/**/*.sweep.test.ts'

export default defineConfig({
  resolve: { alias: { 'server-only': resolve(import.meta.dirname, 'tests/empty-module.ts') } },
  test: {
    environment: 'node',
    env: {
      LOG_LEVEL: 'silent',
      // Programs that tests start are compiled once.
      NODE_COMPILE_CACHE: resolve(import.meta.dirname, 'node_modules/.cache/compiled-programs'),
    },
    projects: [
      { extends: true, test: { name: 'unit', include: TESTS, exclude: [SWEEPS], testTimeout: 20_000 } },
      // The same checks in every case instead of some: too long for every run.
      { extends: true, test: { name: 'sweep', include: [SWEEPS], testTimeout: 600_000 } },
    ],
  },
})
