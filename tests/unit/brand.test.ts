import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND } from '#lib/brand/brand.ts'
import { FACES } from '#lib/brand/faces.ts'

/** What a person writes: no pictures, no seed, no tests, nothing that is generated. */
const SOURCES = execFileSync('git', ['ls-files', 'app', 'blocks', 'components', 'lib', 'schemas', 'studio'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|css)$/.test(file) && !/\.test\.|^lib\/brand\/|studio\/seed\//.test(file))

const ONCE = [BRAND.still.loud, BRAND.still.dark, BRAND.mark, FACES.heading.name, FACES.text.name]

test('colours, mark and typefaces are written in lib/brand alone', () => {
  const found = SOURCES.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return ONCE.filter((part) => text.includes(part.toLowerCase())).map((part) => `${file}: ${part}`)
  })
  expect(found).toEqual([])
})

test('the name is written in lib/brand alone: in what the console says, it is the program’s', () => {
  const isForOperators = (line: string) => line.includes('Montage cannot start')
  const found = SOURCES.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => new RegExp(`\\b${BRAND.name}\\b`).test(line) && !isForOperators(line))
      .filter((line) => !/^\s*(\*|\/\/|\/\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
