import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The first command of `npm run lint`, with its options. */
const [program = '', ...options]: string[] = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.lint.split(' && ')[0]
  .split(' ')

type Files = Record<string, string>

/** Lints files, by their paths in the project, in a folder that has nothing but them and the project's settings. */
function lint(files: Files): { passes: boolean; rules: Record<string, string[]> } {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    for (const name of ['biome.jsonc', 'biome.borders.jsonc', 'package.json', '.gitignore']) {
      cpSync(name, join(folder, name))
    }
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), code)
    }
    const command = [...options, '--reporter=json', '--max-diagnostics=none']
    const { status, stdout } = spawnSync(resolve('node_modules/.bin', program), command, {
      cwd: folder,
      encoding: 'utf8',
    })
    const rules: Record<string, string[]> = {}
    for (const { category, location } of JSON.parse(stdout).diagnostics) {
      rules[location.path] = [...(rules[location.path] ?? []), category]
    }
    return { passes: status === 0, rules }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Files of a folder that import one thing each, by the names of the things. */
function importing(folder: string, specifiers: string[]): Files {
  return Object.fromEntries(
    specifiers.map((specifier) => [
      `${folder}/${encodeURIComponent(specifier)}.ts`,
      `import * as planted from '${specifier}'\n\nexport const used = planted\n`,
    ]),
  )
}

const FAULTS: Record<string, string> = {
  'correctness/noUnusedImports': "import { resolve } from 'node:path'\n",
  'correctness/noUnusedVariables': 'const kept = 1\n',
  'correctness/noUnusedFunctionParameters': `export function half(whole: number, isLeft: boolean) {
  return whole / 2
}
`,
  'correctness/useHookAtTopLevel': `import { useId } from 'react'

export function useName(isWanted: boolean) {
  if (!isWanted) return null
  return useId()
}
`,
  'correctness/useExhaustiveDependencies': `import { useEffect } from 'react'

export function useTitle(title: string) {
  useEffect(() => {
    document.title = title
  }, [])
}
`,
  'suspicious/noDebugger': 'debugger\n',
  'suspicious/noExplicitAny': 'export const anything: any = 1\n',
  'a11y/useAltText': 'export const picture = <img src="/a.png" />\n',
}

test('each fault is named, and nothing else', () => {
  const pathOf = (rule: string) => `app/[lang]/${rule}.tsx`
  const rules = Object.keys(FAULTS)
  expect(lint(Object.fromEntries(rules.map((rule) => [pathOf(rule), FAULTS[rule] ?? ''])))).toEqual({
    passes: false,
    rules: Object.fromEntries(rules.map((rule) => [pathOf(rule), [`lint/${rule}`]])),
  })
})

test('a warning fails too: an exception that nothing needs', () => {
  const path = 'lib/content/planted.ts'
  const code = '// biome-ignore lint/suspicious/noDebugger: There is none.\nexport const fine = 1\n'
  expect(lint({ [path]: code })).toEqual({ passes: false, rules: { [path]: ['suppressions/unused'] } })
})

test('each import of a circle is named, also when it takes only types', () => {
  const files = {
    'lib/content/whole.ts': "import type { Part } from './part.ts'\n\nexport type Whole = Part[]\n",
    'lib/content/part.ts': "import type { Whole } from './whole.ts'\n\nexport type Part = { of: Whole }\n",
  }
  const named = Object.keys(files).map((path) => [path, ['lint/suspicious/noImportCycles']])
  expect(lint(files)).toEqual({ passes: false, rules: Object.fromEntries(named) })
})

test('each import across a border is named', () => {
  const files = {
    ...importing('lib/content', [
      '#studio/core/roles.ts',
      '#app/robots.txt/route.ts',
      '#blocks/queries.ts',
      '../../blocks/queries.ts',
      '#components/ui/button.tsx',
      '../../studio/core/roles.ts',
      '../../app/robots.txt/route.ts',
      'sanity',
      '@sanity/ui/toast',
    ]),
    ...importing('lib/search/global-search', [
      '#lib/routes/routes.ts',
      '#schemas/index.ts',
      '../../server/log.ts',
      'react',
      'next/link',
    ]),
    ...importing('lib/matching', [
      '#lib/leads/outbox.ts',
      '#lib/requests/life.ts',
      '../env.ts',
      'node:fs',
      'kysely',
      'react',
    ]),
    ...importing('lib/routes', ['#lib/content/slugs.ts', '#schemas/index.ts', 'react']),
    ...importing('lib/seo', ['#lib/content/read.ts', '#lib/leads/outbox.ts', 'content-lake', 'react']),
    ...importing('lib/server', ['#lib/content/read.ts', '#lib/leads/outbox.ts', '#lib/mail/timer.ts']),
    ...importing('lib/browser', ['#lib/content/read.ts', '#lib/server/log.ts', 'node:fs']),
    ...importing('lib/leads', ['#lib/content/read.ts', '#lib/mail/timer.ts', '../results/store.ts']),
    ...importing('tests/lake', ['../../packages/content-lake/src/store.ts']),
    ...importing('packages/content-lake/src', ['#lib/env.ts', '#schemas/index.ts', '../../../lib/env.ts']),
    ...importing('packages/content-lake/src/http', [
      '#lib/server/log.ts',
      '../../../../lib/env.ts',
      'sanity',
    ]),
    ...importing('schemas/objects', [
      '#studio/core/roles.ts',
      '#app/robots.txt/route.ts',
      '#lib/content/read.ts',
      '#lib/routes/routes.ts',
      '../../studio/core/roles.ts',
      '../../lib/env.ts',
      '../../sanity.config.ts',
      'sanity',
    ]),
    ...importing('studio', ['#app/robots.txt/route.ts', '../app/robots.txt/route.ts']),
    ...importing('studio/core', [
      '#studio/form/safety/changes.ts',
      '../form/safety/changes.ts',
      '../backend.ts',
    ]),
    ...importing('studio/core/ui', [
      '#studio/tools/bulk/new-value.ts',
      '#studio/backend.ts',
      '#app/robots.txt/route.ts',
      '../../shell/shell-plugin.tsx',
      '../../../app/robots.txt/route.ts',
    ]),
    ...importing('studio/form/safety', [
      '#studio/tools/preview/pages-of.ts',
      '#studio/shell/shell-plugin.tsx',
      '../../tools/preview/pages-of.ts',
    ]),
    ...importing('studio/tools/bulk', [
      '#studio/tools/leads/words.ts',
      '#studio/shell/shell-plugin.tsx',
      '../leads/words.ts',
      '../../backend.ts',
    ]),
    ...importing('studio/tools/bulk/import', ['#studio/backend.ts', '../../leads/words.ts']),
    ...importing('studio/shell', ['#studio/backend.ts', '../tools/leads/words.ts']),
    ...importing('studio/shell/auth', ['#studio/tools/leads/words.ts', '../../backend.ts']),
    ...importing('components/ui', [
      '#studio/core/roles.ts',
      '#app/[lang]/params.ts',
      '#blocks/page-blocks.tsx',
      '../../studio/core/roles.ts',
      'sanity/router',
      '@sanity/ui',
    ]),
    ...importing('blocks', ['#app/[lang]/params.ts', '../app/[lang]/params.ts']),
    ...importing('app/studio-guide', ['#studio/core/roles.ts', '../studio/loading-screen.tsx']),
  }
  const paths = Object.keys(files)
  expect(lint(files)).toEqual({
    passes: false,
    rules: Object.fromEntries(paths.map((path) => [path, ['lint/style/noRestrictedImports']])),
  })
})

test('clean files, imports within the borders and those of tests pass', () => {
  const files = {
    'app/[lang]/picture.tsx': 'export const picture = <img src="/a.png" alt="" />\n',
    'lib/content/planted.test.ts': "import { isEmbedded } from '#studio/backend.ts'\n\nisEmbedded()\n",
    ...importing('lib/content', ['#schemas/index.ts', '../browser/controls.ts', '@sanity/client']),
    ...importing('lib/search/global-search', ['#lib/i18n/format.ts', '../../pricing/price-range.ts']),
    ...importing('lib/matching', [
      '#lib/i18n/languages.ts',
      '#lib/requests/local-time.ts',
      './types.ts',
      'zod',
    ]),
    ...importing('lib/routes', ['#lib/i18n/languages.ts', '#schemas/pages/index.ts', './addresses.ts']),
    ...importing('lib/seo', ['#lib/routes/routes.ts', '#lib/i18n/languages.ts', '#lib/env.ts']),
    ...importing('tests/lake', [
      'content-lake/sqlite',
      '../../packages/content-lake/tests/temporary-lake.ts',
    ]),
    ...importing('packages/content-lake/src/http', ['../errors.ts', './router.ts', 'node:path', 'groq-js']),
    ...importing('schemas/objects', ['#lib/i18n/has-text.ts', '../shared/sentence.ts']),
    'schemas/objects/typed.ts':
      "import type { Rule } from 'sanity'\n\nexport type Validation = (rule: Rule) => Rule\n",
    ...importing('studio/core/ui', [
      '#lib/i18n/languages.ts',
      '#studio/core/ask-server.ts',
      '../roles.ts',
      'sanity',
    ]),
    ...importing('studio', ['./tools/leads/leads-badge.tsx', './shell/shell-plugin.tsx']),
    ...importing('studio/form/safety', ['#studio/core/roles.ts', '../inputs/words.ts']),
    ...importing('studio/tools/bulk', [
      '#studio/core/roles.ts',
      '#studio/form/inputs/words.ts',
      './words.ts',
    ]),
    ...importing('studio/tools/bulk/import', ['#studio/core/roles.ts', '../bulk-fields.ts']),
    ...importing('studio/shell/auth', ['#studio/core/roles.ts', '../theme/mark.tsx']),
    'studio/core/planted.test.ts':
      "import { startServer } from '../../tests/lake/server.ts'\n\nstartServer()\n",
    ...importing('components/ui', ['#lib/routes/routes.ts', '../app/install-button.tsx']),
    ...importing('blocks', ['#components/page/step-cells.tsx', '#lib/content/read.ts', './queries.ts']),
    ...importing('app/studio', ['#studio/studio-app.tsx']),
  }
  expect(lint(files)).toEqual({ passes: true, rules: {} })
})
