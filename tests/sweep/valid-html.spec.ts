import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { test } from '../e2e/fixtures.ts'
import { FILTERED, NOT_FOUND, OTHER_PAGES, PAGES } from '../e2e/measured-pages.ts'
import { recordRows } from './table.ts'

/** The Nu HTML checker, which also answers for validator.w3.org. */
const CHECKER = String(createRequire(import.meta.url)('vnu-jar'))

const report = z.object({
  messages: z.array(z.object({ url: z.string(), message: z.string(), extract: z.string().optional() })),
})

const ADDRESSES = [...PAGES, ...OTHER_PAGES, ...FILTERED, ...NOT_FOUND, '/styleguide', '/review'].flatMap(
  (path) => LANGUAGES.map((lang) => localizedHref(path, lang)),
)

test('every page type is valid HTML, in both languages', async ({ site }) => {
  const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
  test.skip(
    !hasJava,
    'The HTML checker needs Java: install "default-jre-headless", or run the sweep as root on Debian.',
  )
  const folder = mkdtempSync(join(tmpdir(), 'montage-html-'))
  const files: string[] = []
  for (const [at, address] of ADDRESSES.entries()) {
    const file = join(folder, `${at}.html`)
    writeFileSync(file, await (await fetch(site.url + address)).text())
    files.push(file)
  }
  const { stdout, stderr } = spawnSync(
    'java',
    [
      '-Xss8m',
      '-jar',
      CHECKER,
      '--errors-only',
      '--exit-zero-always',
      '--format',
      'json',
      '--stdout',
      ...files,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true })
  expect(stdout, stderr).not.toBe('')
  const errors = report.parse(JSON.parse(stdout)).messages.map(({ url, message, extract = '' }) => {
    const at = Number(url.match(/(\d+)\.html$/)?.[1])
    return `${ADDRESSES[at]}: ${message} ${extract}`
  })
  const faulty = new Set(errors.map((error) => error.split(': ')[0]))
  recordRows('tests/sweep/valid-html.spec.ts', {
    'pages of valid HTML': { tried: ADDRESSES.length, lost: faulty.size },
  })
  expect(errors).toEqual([])
})
