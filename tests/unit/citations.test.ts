import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const SOURCES = ['*', '{app,blocks,components,lib,packages,schemas,scripts,studio,tests}/**/*'].map(
  (path) => `${path}.{ts,tsx,css,mjs,cjs}`,
)

/** Words for specifications and notes that were never part of the repository. */
const MISSING_PAPERS = /\b[Ss]eeds?,? [12]\b|\b[Tt]he seeds\b|\b(?:DESIGN|BILINGUAL|EMBEDDED-LAKE)\b/

/** A document by its path, with the section when one follows: `docs/product.md, Estimator`. */
const CITATION = /([\w./-]+\.md)\b(?:, ([A-Z][^.,:;()`]*))?/g

/** A comment, or a line inside of one: as Biome formats them, comments begin a line or follow code and a space. */
const COMMENT_LINE = /(?:^|\s)(?:\/\/|\/\*\*?)\s(.*)$|^\s*\*\s(.*)$/

/** The comments of a file. Lines of one comment are joined, because a citation may be broken into lines. */
function commentsOf(source: string): string[] {
  const comments: string[] = []
  let isInside = false
  for (const line of source.split('\n')) {
    const [, start, middle] = line.match(COMMENT_LINE) ?? []
    const text = (start ?? middle)?.replace(/\*\/.*$/, '').trim()
    if (text === undefined && !/^\s*(\/\*\*?|\*)$/.test(line)) isInside = false
    else if (isInside) comments.push(`${comments.pop()} ${text ?? ''}`)
    else comments.push(text ?? '')
    if (text !== undefined || /^\s*\/\*\*?$/.test(line)) isInside = !line.includes('*/')
  }
  return comments
}

function sectionsOf(path: string): string[] {
  return [...readFileSync(path, 'utf8').matchAll(/^##+ (.+)$/gm)].flatMap(([, title]) => title ?? [])
}

/** What is wrong with the citations in the comments of a file. */
function problemsIn(source: string): string[] {
  return commentsOf(source).flatMap((comment) => {
    const missing = comment.match(MISSING_PAPERS)?.[0]
    const cited = [...comment.matchAll(CITATION)].flatMap(([, path = '', section]) => {
      if (!existsSync(path)) return [`${path} is not in the repository`]
      const isKnown = section === undefined || sectionsOf(path).includes(section.trim())
      return isKnown ? [] : [`${path} has no section "${section.trim()}"`]
    })
    return missing === undefined ? cited : [`"${missing}" is not in the repository`, ...cited]
  })
}

describe('a citation', () => {
  test.each([
    ['/** Seed 1, section 9. */', '"Seed 1" is not in the repository'],
    ['/* As the seeds say. */', '"the seeds" is not in the repository'],
    ['/**\n * The look (look/NOTES.md).\n */', 'look/NOTES.md is not in the repository'],
    [
      '/** The price (docs/product.md, Prices of yore). */',
      'docs/product.md has no section "Prices of yore"',
    ],
    [
      '// The price (docs/product.md, Prices\n// of yore).',
      'docs/product.md has no section "Prices of yore"',
    ],
  ])('of what does not exist is found: %s', (source, problem) => {
    expect(problemsIn(source)).toEqual([problem])
  })

  test.each([
    '/** The price (docs/product.md, Estimator): a range. */',
    '/**\n * The price (docs/product.md, Price\n * ranges), and more.\n */',
    '// README.md names the settings.',
    "const title = 'Seed 1, section 9'",
  ])('of what exists is let through: %s', (source) => {
    expect(problemsIn(source)).toEqual([])
  })
})

test('comments cite only documents and sections that the repository has', () => {
  const paths = globSync(SOURCES)
  expect(paths.length).toBeGreaterThan(1_000)
  const problems = paths.flatMap((path) =>
    problemsIn(readFileSync(path, 'utf8')).map((problem) => `${path}: ${problem}`),
  )
  expect(problems).toEqual([])
})
