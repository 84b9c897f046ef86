import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { inTurns } from '../e2e/crawl.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { readPdf } from '../pdf-text.ts'
import { INVENTED, OTHER } from '../unit/evidence/invented.ts'

/* An untouched installation whose address is public: what it tells search engines, shared links, programs and readers. */

const ADDRESS = 'https://montage.ca'
const test = testWithSite({ env: { SITE_URL: ADDRESS } })

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** The texts of a page that are read without it: structured data, and the title and descriptions of its head. */
function toldBy(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json]) => json,
  )
  const head = [...html.matchAll(/<title>(.*?)<\/title>|<meta (?:name|property)="[^"]*" content="([^"]*)"/g)]
  return [...data, ...head.map(([, title, content]) => title ?? content)].join('\n')
}

const RATING = /"(?:aggregateRating|reviewCount|ratingValue|totalTime|estimatedCost)":/
const SENTENCE_END = /(?<=[.!?])\s/

test('no page tells anybody an invented figure, and each says of its own that it is a sample', async ({
  site,
}) => {
  test.setTimeout(900_000)
  const at = async (path: string) => (await fetch(site.url + path)).text()
  const parts = locations(await at('/sitemap.xml')).map((part) => part.replace(ADDRESS, ''))
  const listed = (await Promise.all(parts.map(at))).flatMap(locations)
  const paths = listed.map((page) => page.replace(ADDRESS, '') || '/').filter((path) => !path.includes('?'))
  expect(paths.length).toBeGreaterThan(100)
  const faults: string[] = []
  let [marked, read] = [0, 0]
  await inTurns(paths, async (path) => {
    for (const lang of LANGUAGES) {
      const address = localizedHref(path, lang)
      const { status, html, text } = await fetchPage(site.url + address)
      if (status !== 200) faults.push(`${address}: ${status}`)
      const told = toldBy(html)
      const invented = told.split('\n').find((line) => INVENTED[lang].test(line) && !OTHER.test(line))
      if (invented) faults.push(`${address} tells ${invented.slice(0, 200)}`)
      if (RATING.test(told) && !/HowTo/.test(told)) faults.push(`${address} tells a rating`)
      if (/sample (?:figure|statement)|chiffre fictif|mention fictive/.test(told))
        faults.push(`${address} tells a mark`)
      marked += text.split(/sample (?:figure|statement)|chiffre fictif|mention fictive/).length - 1
      const markdown = html.match(/type="text\/markdown" href="https:\/\/montage\.ca([^"]+)"/)?.[1]
      if (!markdown) continue
      read += 1
      const lines = (await at(markdown)).split('\n')
      const said = lines
        .flatMap((line) => line.split(SENTENCE_END))
        .find((line) => INVENTED[lang].test(line) && !OTHER.test(line))
      if (said) faults.push(`${markdown} in ${lang} says ${said}`)
    }
  })
  expect(faults).toEqual([])
  expect(marked).toBeGreaterThan(1000)
  expect(read, 'pages with Markdown').toBeGreaterThan(200)
})

test('nor do llms.txt and the guarantee as a PDF', async ({ site }) => {
  for (const lang of LANGUAGES) {
    const llms = await (await fetch(site.url + localizedHref('/llms.txt', lang))).text()
    expect(llms).not.toMatch(INVENTED[lang])
    const pdf = await fetch(site.url + localizedHref('/api/guarantee-terms', lang))
    const { text } = readPdf(Buffer.from(await pdf.arrayBuffer()))
    expect(text.length).toBeGreaterThan(1000)
    expect(text).not.toMatch(INVENTED[lang])
  }
})
