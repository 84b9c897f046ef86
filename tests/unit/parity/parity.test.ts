// Reads the sample content.

import { expect, test } from 'vitest'
import { valueAt, withValueAt } from '#lib/i18n/at-path.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { FaultKind } from '#lib/parity/fault.ts'
import { markdownFaults } from '#lib/parity/markdown.ts'
import { readPage } from '#lib/parity/page.ts'
import { pageFaults } from '#lib/parity/pages.ts'
import { isRed, type Part, reportText } from '#lib/parity/report.ts'
import { contentParts, heldIn, listsPart, pagesPart } from '../../../scripts/parity/parts.ts'
import type { Listed } from '../../../scripts/parity/site.ts'
import { readSeed, type SeedDocument } from '../seed/read-seed.ts'
import { CLEAN } from './pages.ts'

const SEED = readSeed('studio/seed/production.ndjson')

const PATH = '/tv-mounting'

const LISTS: Listed = {
  sitemap: { en: ['/', PATH], fr: ['/', PATH] },
  search: { en: [PATH], fr: [PATH] },
  'llms.txt': { en: [`${PATH}.md`], fr: [`${PATH}.md`] },
}

const MARKDOWN: Record<Language, string> = {
  en: '# TV mounting\n\n## Prices\n\nFrom $1,150.50, see [prices](</pricing>).\n',
  fr: '# Pose de téléviseur\n\n## Prix\n\nDès 1 150,50 $, voir les [prix](</pricing?lang=fr>).\n',
}

/** What a site says: its documents, a page, its Markdown version and the lists of pages. */
interface Site {
  documents: SeedDocument[]
  html: Record<Language, string>
  status: Record<Language, number>
  markdown: Record<Language, string>
  lists: Listed
}

const SITE: Site = {
  documents: SEED,
  html: CLEAN,
  status: { en: 200, fr: 200 },
  markdown: MARKDOWN,
  lists: LISTS,
}

/** The whole report about a site, as `npm run parity` makes it. */
async function partsOf({ documents, html, status, markdown, lists }: Site): Promise<Part[]> {
  const answer = (lang: Language) => ({ status: status[lang], page: readPage(html[lang], lang) })
  const ofPage = [
    ...pageFaults({ en: answer('en'), fr: answer('fr') }),
    ...markdownFaults({ en: { status: 200, text: markdown.en }, fr: { status: 200, text: markdown.fr } }),
  ]
  const pages = await pagesPart(documents, [PATH], async (paths) => paths.map(() => ofPage))
  return [...contentParts(documents), pages, listsPart(documents, lists)]
}

/** The site with another value at a path of a document. */
function withField(id: string, path: FieldPath, change: (value: never) => unknown): Site {
  const documents = SEED.map((document) => {
    if (document._id !== id) return document
    const value = valueAt(document, path)
    if (value === undefined) throw new Error(`${id} has nothing at ${path.join('.')}`)
    return withValueAt(document, path, change(value as never))
  })
  return { ...SITE, documents }
}

const withDocument = (document: SeedDocument): Site => ({ ...SITE, documents: [...SEED, document] })

/** The site with another French page: each text is replaced by the one beside it. */
function withPage(replaced: Record<string, string>): Site {
  const fr = Object.entries(replaced).reduce((html, [from, to]) => {
    if (!html.includes(from)) throw new Error(`the page has no ${from}`)
    return html.replace(from, () => to)
  }, CLEAN.fr)
  return { ...SITE, html: { ...CLEAN, fr } }
}

const withoutFrench = (list: keyof Listed): Site => ({
  ...SITE,
  lists: { ...LISTS, [list]: { ...LISTS[list], fr: [] } },
})

type Blocks = { style?: string; listItem?: string; markDefs?: unknown[] }[]

const BODY: FieldPath = ['body', 'fr']

const LANDING = { _id: 'page-sale', _type: 'landingPage', slug: { current: 'spring-sale' } }

/** A French fault, the site with it, and what the report has to name: the kind of fault and where it is. */
const PLANTED: [fault: string, site: Site, kind: FaultKind, place: string][] = [
  [
    'a text has no French',
    withField('service-tv-mounting', ['description', 'fr'], () => ''),
    'missing',
    'service-tv-mounting description',
  ],
  [
    'the English was changed after its French',
    withField('service-tv-mounting', ['name'], (name: object) => ({ ...name, translatedFrom: 'TV' })),
    'stale',
    'service-tv-mounting name',
  ],
  [
    'the French is the English',
    withField('service-tv-mounting', ['description'], (text: { en: string }) => ({ ...text, fr: text.en })),
    'same',
    'service-tv-mounting description',
  ],
  [
    'the French leaves half of it out',
    withField('city-montreal', ['description', 'fr'], (text: string) => text.slice(0, text.length / 2)),
    'shorter',
    'city-montreal description',
  ],
  [
    'the French has another price',
    withField('bundle-smart-home-starter', ['totalSavings', 'fr'], (text: string) =>
      text.replace('114', '141'),
    ),
    'figures',
    'bundle-smart-home-starter totalSavings',
  ],
  [
    'a name in braces has another name in French',
    withField('service-tv-mounting', ['seo', 'title', 'fr'], (text: string) => text.replace('{', '{le_')),
    'names',
    'service-tv-mounting seo.title',
  ],
  [
    'a link in a French text is gone',
    withField('guide-three-bids', BODY, (blocks: Blocks) =>
      blocks.map((block) => ({ ...block, markDefs: [] })),
    ),
    'links',
    'guide-three-bids body',
  ],
  [
    'an item of a French list is gone',
    withField('guide-three-bids', BODY, (blocks: Blocks) => {
      const at = blocks.findIndex(({ listItem }) => listItem)
      return blocks.toSpliced(at, 1)
    }),
    'lists',
    'guide-three-bids body',
  ],
  [
    'a French heading of a text is smaller',
    withField('guide-three-bids', BODY, (blocks: Blocks) =>
      blocks.map((block) => (block.style === 'h2' ? { ...block, style: 'h3' } : block)),
    ),
    'headings',
    'guide-three-bids body',
  ],
  [
    'a picture has no French words',
    withField('service-tv-mounting', ['picture', 'alt', 'fr'], () => undefined),
    'missing',
    'service-tv-mounting picture.alt',
  ],
  [
    'a mail has an English subject',
    withField('mailTexts', ['confirmation', 'subject', 'fr'], () => undefined),
    'same',
    'mailTexts.confirmation.subject',
  ],
  [
    'a page is held back in French only',
    withDocument({ ...LANDING, heldBack: { language: 'fr', reason: 'The translation comes on Friday.' } }),
    'heldBack',
    '/spring-sale',
  ],
  ['the French page is not there', { ...SITE, status: { en: 200, fr: 404 } }, 'status', PATH],
  [
    'the French title is English',
    withPage({ 'Pose de téléviseur dès 150 $': 'TV mounting from $150' }),
    'title',
    PATH,
  ],
  [
    'the French title has another price',
    withPage({ 'téléviseur dès 150 $ |': 'téléviseur dès 175 $ |' }),
    'figures',
    PATH,
  ],
  [
    'the French title and description have no price',
    withPage({ ' dès 150 $ |': ' |', 'mur, dès 150 $, par': 'mur par' }),
    'figures',
    PATH,
  ],
  ['there is no French description', withPage({ 'name="description"': 'name="other"' }), 'description', PATH],
  [
    'the French page says it is English',
    withPage({ 'html lang="fr-CA"': 'html lang="en-CA"' }),
    'language',
    PATH,
  ],
  ['search engines leave the French page out', withPage({ 'index, follow': 'noindex' }), 'index', PATH],
  [
    'the French page does not name the English',
    withPage({ 'hrefLang="en-ca"': 'hrefLang="en"' }),
    'alternates',
    PATH,
  ],
  ['a link is missing', withPage({ 'href="/services?lang=fr"': '' }), 'links', PATH],
  ['a field is missing', withPage({ '<input name="name" type="text"/>': '' }), 'forms', PATH],
  ['a button is missing', withPage({ '<button type="submit">': '<b>', '</button>': '</b>' }), 'forms', PATH],
  ['a heading is smaller', withPage({ '<h2>Prix</h2>': '<h4>Prix</h4>' }), 'headings', PATH],
  ['a heading is empty', withPage({ '<h2>Prix</h2>': '<h2></h2>' }), 'headings', PATH],
  [
    'a picture on the page has no words',
    withPage({ 'Un téléviseur sur un mur de brique': '' }),
    'pictures',
    PATH,
  ],
  [
    'the form is folded away',
    withPage({ '<form': '<details><summary>Plus</summary><form', '</form>': '</form></details>' }),
    'hidden',
    PATH,
  ],
  [
    'a heading is hidden',
    withPage({ '<h2>Prix</h2>': '<div hidden=""><h2>Prix</h2></div>' }),
    'hidden',
    PATH,
  ],
  ['structured data has no price', withPage({ '"price":150': '"price":""' }), 'data', PATH],
  [
    'structured data has no questions',
    withPage({ ',"faq":[{"@type":"Question","name":"Combien de temps?"}]': '' }),
    'data',
    PATH,
  ],
  ['the page has another price', withPage({ '150,50 $': '175,50 $' }), 'figures', PATH],
  [
    'a file is not offered',
    withPage({ 'href="/api/guarantee-terms?lang=fr"': 'href="/guarantee?lang=fr"' }),
    'files',
    PATH,
  ],
  ['there is no Markdown version', withPage({ 'type="text/markdown"': 'type="text/plain"' }), 'files', PATH],
  [
    'no visitor sees the link to English',
    withPage({ 'hrefLang="en-CA">English': 'hrefLang="en-CA" hidden="">English' }),
    'switch',
    PATH,
  ],
  [
    'a paragraph is gone',
    withPage({
      'Un téléviseur d’au plus 85 pouces, fixé à n’importe quel mur par quelqu’un d’expérience.': '',
    }),
    'shorter',
    PATH,
  ],
  [
    'the Markdown has a heading less',
    { ...SITE, markdown: { ...MARKDOWN, fr: MARKDOWN.fr.replace('## ', '') } },
    'headings',
    PATH,
  ],
  [
    'the Markdown has another price',
    { ...SITE, markdown: { ...MARKDOWN, fr: MARKDOWN.fr.replace('150,50', '150,75') } },
    'figures',
    PATH,
  ],
  ['the sitemap leaves it out', withoutFrench('sitemap'), 'index', PATH],
  ['the search does not find it', withoutFrench('search'), 'index', PATH],
  ['llms.txt leaves it out', withoutFrench('llms.txt'), 'index', PATH],
]

test('the price of the English title may stand in the French description only', async () => {
  const parts = await partsOf(withPage({ ' dès 150 $ |': ' |' }))
  expect(parts.flatMap(({ findings }) => findings)).toEqual([])
})

test('the sample content, the words of the site and a clean page are green', async () => {
  const parts = await partsOf(SITE)
  expect(parts.flatMap(({ findings }) => findings)).toEqual([])
  expect(isRed(parts)).toBe(false)
  expect(reportText(parts, [])).toContain('# English and French: green')
  expect(Object.fromEntries(parts.map(({ title, compared }) => [title, compared > 0]))).toEqual({
    Documents: true,
    'Words of pages, forms and files': true,
    Mails: true,
    Pages: true,
    'Sitemap, search and llms.txt': true,
  })
})

test.for(PLANTED)('the report is red when %s', async ([, site, kind, place]) => {
  const parts = await partsOf(site)
  expect(isRed(parts)).toBe(true)
  const findings = parts.flatMap((part) => part.findings)
  const named = findings.filter((finding) => finding.kind === kind)
  expect(named.map((finding) => `${finding.place} ${finding.mend}`).join('\n')).toContain(place)
  expect(reportText(parts, heldIn(site.documents))).toMatch(/^# English and French: red, \d+ faults?\n/)
})

test('a page that is held back in English, or in both languages, is listed with its reason and not red', async () => {
  for (const language of ['en', 'both'] as const) {
    const site = withDocument({ ...LANDING, heldBack: { language, reason: 'Only for Québec.' } })
    const listed = { ...LISTS, sitemap: { en: ['/', PATH, '/spring-sale'], fr: ['/', PATH] } }
    const parts = await partsOf({ ...site, lists: listed })
    expect(parts.flatMap(({ findings }) => findings)).toEqual([])
    expect(reportText(parts, heldIn(site.documents))).toContain(
      `- /spring-sale (${language === 'both' ? 'en, fr' : 'en'}): Only for Québec.`,
    )
  }
})
