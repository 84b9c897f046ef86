import { expect } from '@playwright/test'
import { en } from '#lib/i18n/en.ts'
import { fr } from '#lib/i18n/fr.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language, LOCALES } from '#lib/i18n/languages.ts'
import { test } from './fixtures.ts'
import { readsAsEnglish, sentencesOf } from './french-texts.ts'
import { fetchPage, mainOf, type PageFacts } from './page-facts.ts'
import { canonicalOf } from './page-head.ts'

const WORDS = { en: en.articlePages, fr: fr.articlePages }

/** Texts that the pages must have, in both languages; no-break spaces are spaces here. */
const TEXTS: Record<string, Record<Language, string[]>> = {
  '/faq': {
    en: [
      'You can reschedule up to 24 hours before the appointment.',
      'Cancelling with less than 24 hours’ notice may incur a service fee.',
      'Report the problem within 24 hours if you can, and contact us within 30 days for a free return.',
      'Matching takes 1-2 hours.',
      'we reply within 1 business day',
      'its cost is shown in the quote',
      'It is 2 years for electrical and plumbing work, 1 year for smart home work, and 6 months for mounting and assembly.',
      'Contractors carry liability cover up to $2M.',
      'How do I book an installation?',
      'Are installers licensed and insured?',
      'What does the guarantee cover?',
      'How soon can someone come?',
      'within 2-7 days',
    ],
    fr: [
      'Vous pouvez déplacer le rendez-vous jusqu’à 24 heures avant.',
      'Une annulation à moins de 24 heures de préavis peut entraîner des frais de service.',
      'Signalez le problème dans les 24 heures si possible, et communiquez avec nous dans les 30 jours pour une visite de reprise gratuite.',
      'Le jumelage prend de 1 à 2 heures.',
      'nous répondons d’ici 1 jour ouvrable',
      'son coût figure dans la soumission',
      'C’est 2 ans pour l’électricité et la plomberie, 1 an pour la maison intelligente, et 6 mois pour la fixation et l’assemblage.',
      'Les entrepreneurs ont une assurance responsabilité civile pouvant atteindre 2 millions de dollars.',
      'Comment réserver une installation?',
      'Les installateurs ont-ils une licence et des assurances?',
      'Que couvre la garantie?',
      'Dans quel délai quelqu’un peut-il venir?',
      'en 2 à 7 jours',
    ],
  },
  '/resources': {
    en: ['Up to 24 hours before the appointment.', 'What to prepare for a quote', 'Checklist for the day'],
    fr: [
      'Jusqu’à 24 heures avant le rendez-vous.',
      'Quoi préparer pour une soumission',
      'À vérifier le jour des travaux',
    ],
  },
  '/careers': {
    en: ['Write to us', 'We have no vacancies to show at the moment'],
    fr: ['Écrivez-nous', 'Nous n’affichons aucun poste en ce moment'],
  },
}

const attributes = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value)

/** In-page links of the page's own part, and those of them that lead nowhere. */
function fragmentsOf({ html }: PageFacts) {
  const ids = new Set(attributes(html, / id="([^"]+)"/g))
  const targets = attributes(mainOf(html), /<a [^>]*href="#([^"]+)"/g)
  return { targets, broken: targets.filter((target) => !ids.has(target)) }
}

/** The texts of paragraphs, headings and list items, each by itself. */
function blocksOf(html: string): string[] {
  return attributes(
    mainOf(html),
    /<(?:p|h[1-4]|li|a|blockquote)(?:\s[^>]*)?>([\s\S]*?)<\/(?:p|h[1-4]|li|a|blockquote)>/g,
  )
    .map((block) =>
      block
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}

for (const [path, texts] of Object.entries(TEXTS)) {
  test(`${path} has its texts and anchors, in both languages`, async ({ site }) => {
    for (const lang of LANGUAGES) {
      const page = await fetchPage(site.url + localizedHref(path, lang))
      expect(page.status).toBe(200)
      expect(page.lang).toBe(LOCALES[lang])
      for (const text of texts[lang]) expect.soft(page.text).toContain(text)
      expect(fragmentsOf(page).broken).toEqual([])
    }
  })
}

test('the FAQ groups at least 24 questions by topic, with a table that leads to each group', async ({
  site,
}) => {
  const topics = await site.client.fetch<string[]>('array::unique(*[_type == "faq"].topic)')
  const count = await site.client.fetch<number>('count(*[_type == "faq"])')
  expect(count).toBeGreaterThanOrEqual(24)
  for (const lang of LANGUAGES) {
    const page = await fetchPage(site.url + localizedHref('/faq', lang))
    const { targets, broken } = fragmentsOf(page)
    expect(broken).toEqual([])
    expect(targets).toHaveLength(topics.length)
    for (const topic of topics) {
      expect(page.html).toContain(
        `-title" class="type-h2">${WORDS[lang].faq.topic[topic as keyof typeof en.articlePages.faq.topic]}</h2>`,
      )
    }
    // One name: the browser keeps one open at a time, on the whole page.
    const names = attributes(mainOf(page.html), /<details name="([^"]+)"/g)
    expect(names).toHaveLength(count)
    expect(new Set(names).size).toBe(1)
  }
})

test('every guide: heading, language, contents that lead somewhere, services with prices, next guide, French', async ({
  site,
}) => {
  const guides = await site.client.fetch<
    { slug: string; title: Record<Language, string>; services: string[] }[]
  >(
    '*[_type == "guide"] | order(publishedAt desc, _id asc){"slug": slug.current, title, "services": services[]->slug.current}',
  )
  expect(guides.length).toBeGreaterThanOrEqual(12)
  for (const [index, { slug, title, services }] of guides.entries()) {
    const next = guides[(index + 1) % guides.length]
    const blocks: Partial<Record<Language, string[]>> = {}
    for (const lang of LANGUAGES) {
      const page = await fetchPage(site.url + localizedHref(`/guides/${slug}`, lang))
      expect(page.status, slug).toBe(200)
      expect(page.h1).toBe(title[lang].replace(/\s+/g, ' '))
      expect(page.lang).toBe(LOCALES[lang])
      const { targets, broken } = fragmentsOf(page)
      expect(targets.length, slug).toBeGreaterThanOrEqual(4)
      expect(broken, slug).toEqual([])
      const main = mainOf(page.html)
      const links = attributes(main, /<a [^>]*href="([^"]+)"/g)
      for (const service of services) expect(links).toContain(localizedHref(`/${service}`, lang))
      expect(main).toMatch(lang === 'fr' ? /\d–[\d\s]+\$/ : /\$[\d,]+-\$/)
      expect(links).toContain(localizedHref(`/guides/${next?.slug}`, lang))
      expect(links).toContain(localizedHref('/guides', lang))
      blocks[lang] = blocksOf(page.html)
    }
    const english = new Set(blocks.en)
    const french = blocks.fr ?? []
    expect(french.join(' ').split(' ').length, slug).toBeGreaterThan(500)
    expect(french.flatMap(sentencesOf).filter(readsAsEnglish), slug).toEqual([])
    expect(
      french.filter((text) => sentencesOf(text).length > 0 && english.has(text)),
      slug,
    ).toEqual([])
  }
})

test('the list of guides has every guide once, newest first within its category', async ({ site }) => {
  const guides = await site.client.fetch<{ slug: string; category: string | null; publishedAt: string }[]>(
    '*[_type == "guide"]{"slug": slug.current, "category": category._ref, publishedAt}',
  )
  const bySlug = new Map(guides.map((guide) => [guide.slug, guide]))
  const { html } = await fetchPage(`${site.url}/guides`)
  const listed = attributes(mainOf(html), /href="\/guides\/([^"?]+)"/g)
  expect([...listed].sort()).toEqual([...bySlug.keys()].sort())
  for (const [index, slug] of listed.entries()) {
    const guide = bySlug.get(slug)
    const before = bySlug.get(listed[index - 1] ?? '')
    if (before && before.category === guide?.category) {
      expect(before.publishedAt >= guide.publishedAt, slug).toBe(true)
    }
  }
})

for (const [path, alias, title] of [
  ['/privacy', '/privacy-policy', { en: 'Privacy', fr: 'Confidentialité' }],
  ['/terms', '/terms-of-service', { en: 'Terms', fr: 'Conditions d’utilisation' }],
] as const) {
  test(`${path} and ${alias} are one page with one canonical address, last updated January 2024`, async ({
    site,
  }) => {
    for (const lang of LANGUAGES) {
      const [page, other] = await Promise.all(
        [path, alias].map((each) => fetchPage(site.url + localizedHref(each, lang))),
      )
      for (const each of [page, other]) {
        expect(each?.status).toBe(200)
        expect(each?.h1).toBe(title[lang])
        const { pathname, search } = canonicalOf(each?.html ?? '')
        expect(pathname + search).toBe(localizedHref(path, lang))
      }
      expect(other && mainOf(other.html)).toBe(page && mainOf(page.html))
      expect(page?.text).toContain(
        lang === 'en' ? 'Last updated January 2024' : 'Dernière mise à jour : janvier 2024',
      )
      expect(page && fragmentsOf(page).targets.length).toBeGreaterThan(5)
      expect(page && fragmentsOf(page).broken).toEqual([])
    }
  })
}

test('contractors who look for work are sent to their own form; the resources lead everywhere', async ({
  site,
}) => {
  const careers = mainOf((await fetchPage(`${site.url}/careers?lang=fr`)).html)
  expect(careers).toContain('href="/contractors/join?lang=fr"')
  // Until there is an address to write to.
  expect(careers).toContain('href="/contact?lang=fr"')
  const resources = attributes(mainOf((await fetchPage(`${site.url}/resources`)).html), /href="([^"]+)"/g)
  expect(resources).toEqual(
    expect.arrayContaining([
      '/guides',
      '/faq',
      '/pricing',
      '/financing',
      '/guarantee',
      '/emergency-services',
      '/how-it-works',
    ]),
  )
})
