import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { outOfDate } from '../../scripts/generators/out-of-date.ts'

test('`npm run generate:check` names a file that says something else, and one that is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generated-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [same, changed, missing] = [join(folder, 'same'), join(folder, 'changed'), join(folder, 'missing')]
  writeFileSync(same, 'one\n')
  writeFileSync(changed, 'one\n')
  expect(outOfDate({ [same]: 'one\n', [changed]: 'two\n', [missing]: 'one\n' })).toEqual({
    [changed]: 'two\n',
    [missing]: 'one\n',
  })
})

test('no test keeps what it expects in a file, which `vitest -u` would make anew', () => {
  const tests = globSync(
    '{app,blocks,components,lib,packages,schemas,scripts,studio,tests}/**/*.test.{ts,tsx}',
  )
  expect(tests.length).toBeGreaterThan(100)
  const snapshots = /\.to(MatchFileSnapshot|MatchSnapshot|ThrowErrorMatchingSnapshot)\(/
  expect(tests.filter((file) => snapshots.test(readFileSync(file, 'utf8')))).toEqual([])
})
