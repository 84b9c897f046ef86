import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { alias: { 'server-only': resolve(import.meta.dirname, 'tests/empty-module.ts') } },
  test: {
    include: ['{lib,schemas,studio,app}/**/*.test.ts', 'tests/{unit,lake,leads}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    env: { LOG_LEVEL: 'silent' },
  },
})
