import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseEnv, SETTINGS } from '#lib/env.ts'

/** By name, the default as the table of settings has it; '' for none. */
function documented(): Map<string, string> {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## ')
  const rows = [...section.matchAll(/^\| `(\w+)` \|(?: `([^`]+)`)? \| \S/gm)]
  return new Map(rows.map(([, name = '', fallback = '']) => [name, fallback]))
}

describe('docs/operations.md', () => {
  test('has every setting, and none that does not exist', () => {
    expect([...documented().keys()].sort()).toEqual([...SETTINGS].sort())
  })

  test('has the defaults that hold', () => {
    const parsed = parseEnv({})
    if (!parsed.ok) throw new Error(parsed.error)
    const defaults: Record<string, unknown> = { ...parsed.env, SITE_URL: 'http://localhost:PORT' }
    const expected = SETTINGS.map((name) => [name, String(defaults[name] ?? '')])
    expect(Object.fromEntries(documented())).toEqual(Object.fromEntries(expected))
  })
})

/** What is set in the files of deploy/ that other programs read; not for this server. */
const OTHERS = /^(POSTGRES_\w+|SITE_HOST|SITE_UPSTREAM|NODE|PATH)$/

test.each([
  ['deploy/Containerfile', /^(?:ENV|ARG) (\w+)|^ {4}(\w+)=/gm],
  ['deploy/compose.yaml', /^ +([A-Z][A-Z_]+): |\$\{([A-Z_]+)/gm],
  ['deploy/systemd/montage@.service', /(?:^Environment=|(?<=\S) )([A-Z_]+)=/gm],
])('%s sets what exists', (file, pattern) => {
  const names = [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, one, other]) => one ?? other ?? '')
  expect(names.length).toBeGreaterThan(1)
  expect(names.filter((name) => !SETTINGS.includes(name) && !OTHERS.test(name))).toEqual([])
})

test('the files that the documents of operations name are there', () => {
  const files = globSync(['docs/operations.md', 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'AGENTS.md'])
  const known = new Set(globSync(['deploy/**', 'docs/*', '*.md']))
  for (const file of files) {
    const named = [...readFileSync(file, 'utf8').matchAll(/\bdeploy\/[\w./@-]+\w|\b[A-Z]{4,}\.md\b/g)]
    expect(
      named.map(([name]) => name).filter((name) => !known.has(name)),
      file,
    ).toEqual([])
  }
})
