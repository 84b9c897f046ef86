import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newBuiltIns } from './built-ins.ts'
import { SITE_FLOOR } from './floor.ts'
import { newerInScript } from './newer-in-script.ts'
import { newerInStyle } from './newer-in-style.ts'
import { siteChunks } from './site-chunks.ts'

const BUILT_INS = newBuiltIns(SITE_FLOOR)
const found = (code: string) => newerInScript(code, BUILT_INS)

test('the oldest browsers are no newer than those Next builds for by itself', async () => {
  const { default: next } = await import('next/dist/shared/lib/modern-browserslist-target.js')
  expect(Object.entries(SITE_FLOOR).map((entry) => entry.join(' '))).toEqual(next)
})

describe('a script', () => {
  test.each([
    ['Object.groupBy(list, key)', ['Object.groupBy']],
    ['list.map(x=>Map["groupBy"](x, key))', ['Map.groupBy']],
    ['window.scheduler.postTask(run)', ['scheduler']],
    ['new URLPattern({ pathname })', ['URLPattern']],
    ['f(list.toSorted(), list.toSpliced(0, 1))', ['any.toSorted', 'any.toSpliced']],
    ['if (list.toSorted()[0]) f()', ['any.toSorted']],
    ['const group = Object.groupBy', ['Object.groupBy']],
    ['function a(){ if (URL.canParse) f() } function b(){ URL.canParse(x) }', ['URL.canParse']],
    ['/[\\p{L}--[a-z]]/v', [expect.stringContaining('syntax: Invalid regular expression flag')]],
    ['import a from "./a.json" with { type: "json" }', [expect.stringContaining('syntax: ')]],
  ])('%s: too new', (code, names) => expect(found(code)).toEqual(names))

  test.each([
    'typeof scheduler === "object" && scheduler.yield()',
    'if (URL.canParse) URL.canParse(x)',
    'function a() { if (!URL.canParse) return; return list.filter((one) => URL.canParse(one)) }',
    'const parse = "canParse" in URL ? URL.canParse(x) : f(x)',
    'document.startViewTransition?.(f)',
    'const wait = window.scheduler?.yield ?? f',
    'class List { toSorted() { return [] } } new List().toSorted()',
    'function f(scheduler) { scheduler.yield() }',
    'list.at(-1); list.findLast(f); Object.hasOwn(a, b); class A { static { f() } #x }',
    'event.newState',
  ])('%s: no fault', (code) => expect(found(code)).toEqual([]))
})

test('a style sheet', () => {
  expect(
    newerInStyle('a:has(b), c::details-content { text-wrap: balance; color: oklch(50% 0 0); gap: 1px }'),
  ).toEqual(['::details-content', ':has', 'oklch()', 'text-wrap', 'text-wrap: balance'])
  expect(newerInStyle('@media (scripting: none) { @starting-style { a { inset: 0 } } }')).toEqual([
    '@media (scripting)',
    '@starting-style',
  ])
  expect(newerInStyle('@supports not selector(:has(a)) { .\\:popover-open { display: grid } }')).toEqual([])
})

test('of a build: what pages load at once and later, and nothing of the Studio', () => {
  const build = mkdtempSync(join(tmpdir(), 'montage-chunks-'))
  const chunk = (name: string) => `static/immutable/chunks/${name}`
  for (const [file, text] of Object.entries({
    'build-manifest.json': JSON.stringify({ rootMainFiles: [chunk('root.js')] }),
    [chunk('root.js')]: '',
    'server/app/[lang]/page_client-reference-manifest.js': `["/_next/${chunk('page.js')}","/_next/${chunk('page.css')}"]`,
    [chunk('page.js')]: `load("${chunk('later.js')}")`,
    [chunk('page.css')]: '',
    [chunk('later.js')]: `load("${chunk('page.js')}")`,
    'server/app/studio/page_client-reference-manifest.js': `["/_next/${chunk('studio.js')}"]`,
    [chunk('studio.js')]: '',
  })) {
    mkdirSync(dirname(join(build, file)), { recursive: true })
    writeFileSync(join(build, file), text)
  }
  expect(siteChunks(build)).toEqual(['later.js', 'page.css', 'page.js', 'root.js'].map(chunk))
  rmSync(build, { recursive: true })
})
