import { expect } from '@playwright/test'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const test = testWithSite({ ownAddress: true })

const PATHS = ['/privacy', '/terms', '/cookies', '/accessibility']

test(
  'each law page says since when it holds, in both languages, with headings, and sets no cookie',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    for (const path of PATHS) {
      for (const lang of LANGUAGES) {
        const address = site.url + localizedHref(path, lang)
        await expect(async () => {
          const { status, text, html } = await fetchPage(address)
          expect(status).toBe(200)
          expect(text).toMatch(lang === 'en' ? /In force since \w+ \d+, 20\d\d/ : /En vigueur depuis le \d+/)
          expect(text).toContain(
            lang === 'en' ? 'First version of this page.' : 'Première version de cette page.',
          )
          expect(html).not.toMatch(/\{\w+\}[^<]*<\/(p|li)>/)
        }).toPass({ timeout: 15_000 })
        expect((await fetch(address)).headers.get('set-cookie'), address).toBeNull()
      }
    }
    const home = await fetchPage(site.url)
    for (const path of PATHS) expect(home.html).toContain(`href="${path}"`)
  },
)

test(
  'what staff switch on is on the page with its change; a text in the document replaces the whole page',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const read = async (lang: 'en' | 'fr') =>
      (await fetchPage(site.url + localizedHref('/privacy', lang))).text
    expect(await read('en')).not.toContain('A program decides alone')
    await site.client.patch('siteSettings').set({ 'matching.mode': 'automatic' }).commit()
    expect(await read('en')).toContain('New: A program decides alone')
    expect(await read('fr')).toContain('Un programme décide seul')

    const text = (words: string) => [
      {
        _type: 'block',
        _key: 'f3a9',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 's', text: words, marks: [] }],
      },
    ]
    await site.client
      .patch('legal-privacy')
      .set({
        body: {
          _type: 'localeBlocks',
          en: text('Our lawyer wrote this.'),
          fr: text('Notre juriste a écrit ceci.'),
        },
      })
      .commit()
    for (const [lang, words] of [
      ['en', 'Our lawyer wrote this.'],
      ['fr', 'Notre juriste a écrit ceci.'],
    ] as const) {
      const said = await read(lang)
      expect(said).toContain(words)
      expect(said).not.toMatch(/A program decides|Un programme décide|In force since|En vigueur depuis/)
    }
    await site.client.patch('legal-privacy').unset(['body']).commit()
    expect(await read('en')).toContain('A program decides alone')
  },
)
