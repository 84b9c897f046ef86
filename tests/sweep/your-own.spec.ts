import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { BRAND } from '#lib/brand/brand.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inTurns, sitemapPaths } from '../e2e/crawl.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { ProjectCopy } from './project-copy.ts'
import { recordRows } from './table.ts'

/* The steps of docs/your-own.md: another name, two services, two cities, and no trace of the sample. */

const SEED = 'studio/seed/production.ndjson'
const OWN = 'docs/your-own/content.ndjson'
const MARK = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 4h32v32H4z"/></svg>'

interface Named {
  _type: string
  name?: string | { en: string; fr: string }
  customerName?: string
  slug?: { current: string }
}

const documentsIn = (file: string): Named[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The people and companies of the sample, and the ends of addresses of its pages, as they stand in HTML. */
const TRACES = documentsIn(SEED).flatMap(({ _type, name, customerName, slug }) => {
  if (['installer', 'featuredContractor'].includes(_type)) return typeof name === 'string' ? [name] : []
  if (_type === 'review') return customerName ? [customerName] : []
  if (['service', 'city', 'bundle', 'guide', 'project'].includes(_type))
    return slug ? [`/${slug.current}"`] : []
  return []
})

let project: ProjectCopy

test.beforeAll(async () => {
  project = new ProjectCopy()
  writeFileSync(join(project.folder, 'mark.svg'), MARK)
  const brand = [
    '--name',
    'Atelier',
    '--mark',
    'mark.svg',
    '--loud',
    '#3ddc84',
    '--ink',
    '#10202b',
    '--paper',
    '#fbfdff',
  ]
  for (const command of [
    ['brand', '--', ...brand],
    ['content:empty', '--', '--add', OWN],
  ]) {
    expect(await project.run(command)).toMatchObject({ status: 0 })
  }
})
test.afterAll(() => project.remove())

test('npm test passes, without the tests that read the sample', async () => {
  const { status, said } = await project.test()
  const [, units = 0] = /Tests +(\d+) passed/.exec(said) ?? []
  const [, journeys = 0] = /^ +(\d+) passed/m.exec(said) ?? []
  recordRows('tests/sweep/your-own.spec.ts', {
    'unit tests of a site of one’s own': { tried: Number(units), lost: status === 0 ? 0 : 1 },
    'end-to-end tests of a site of one’s own': { tried: Number(journeys), lost: status === 0 ? 0 : 1 },
  })
  expect(status, said.slice(-20_000)).toBe(0)
  expect(Number(units)).toBeGreaterThan(5_000)
  expect(Number(journeys)).toBeGreaterThan(20)
})

test('every page shows the new name, the services and the cities, and nothing of the sample', async () => {
  expect(TRACES.length).toBeGreaterThan(200)
  // The build and the data of `npm test`.
  const site = await project.serve('run.mjs start')
  const listed = await sitemapPaths(site.url)
  const own = documentsIn(OWN).filter(({ _type }) => ['service', 'city'].includes(_type))
  const slugs = own.map(({ slug }) => slug?.current ?? '')
  expect(listed.map((path) => path.split('/').at(-1))).toEqual(expect.arrayContaining(slugs))
  const faults: string[] = []
  await inTurns(
    listed.flatMap((path) => LANGUAGES.map((lang) => localizedHref(path, lang))),
    async (path) => {
      const { status, html } = await fetchPage(site.url + path)
      const found = [...TRACES, BRAND.name].filter((trace) => html.includes(trace))
      if (status !== 200 || found.length > 0 || !html.includes('Atelier'))
        faults.push(`${path}: ${status} ${found}`)
    },
  )
  const catalogue = await fetchPage(`${site.url}${localizedHref('/services', 'fr')}`)
  for (const { _type, name } of own) {
    if (_type === 'service' && typeof name === 'object') expect(catalogue.html).toContain(name.fr)
  }
  recordRows('tests/sweep/your-own.spec.ts', {
    'pages of a site of one’s own': { tried: listed.length * LANGUAGES.length, lost: faults.length },
  })
  expect(faults).toEqual([])
})
