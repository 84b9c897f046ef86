import { expect } from '@playwright/test'
import type { SanityClient } from '@sanity/client'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { expectNothingFound } from '../e2e/axe.ts'
import { testWithSite } from '../e2e/fixtures.ts'
import { scrollThrough, setWidth, untilScripted, WIDTHS, watchErrors } from '../e2e/measured-pages.ts'

/* One page with every block there is, filled with the sample content, in each language and at each width. */

const test = testWithSite()

const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
const text = (en: string, fr: string) => ({ _type: 'localeText', en, fr })
const reference = (_ref: string) => ({ _type: 'reference', _ref, _key: _ref })
const heading = (en: string, fr: string) => ({
  title: line(en, fr),
  text: text('One sentence that says why this is here.', 'Une phrase qui dit pourquoi c’est là.'),
})
const link = (key: string, path: string, en: string, fr: string) => ({
  _type: 'menuLink',
  _key: key,
  label: line(en, fr),
  path,
})
const quotes = (key: string) => link(key, '/get-quote', 'Get free quotes', 'Soumissions gratuites')
const block = (name: string, fields: { title: Record<Language, string>; [field: string]: unknown }) => ({
  _type: `${name}Block`,
  _key: name,
  ...fields,
})

async function everyBlock(client: SanityClient) {
  const some = async (type: string, count: number) => {
    const ids = await client.fetch<string[]>('*[_type == $type] | order(_id asc)._id', { type })
    return ids.slice(0, count).map(reference)
  }
  const one = async (type: string) => (await some(type, 1))[0]
  const picture = await client.fetch('*[_id == "service-tv-mounting"][0].picture')
  return [
    block('hero', {
      title: line('Ready for winter before the first snow', 'Prêt pour l’hiver avant la première neige'),
      lead: text(
        'Heat pumps, chargers and doors, installed by licensed people this month.',
        'Thermopompes, bornes et portes, posées ce mois-ci par des gens certifiés.',
      ),
      picture,
      links: [quotes('l1'), link('l2', '/services', 'See all services', 'Voir tous les services')],
    }),
    block('services', {
      ...heading('What to do first', 'Par où commencer'),
      services: await some('service', 6),
    }),
    block('figures', { ...heading('In figures', 'En chiffres'), figures: await one('pageFigures') }),
    block('text', {
      title: line('Why now', 'Pourquoi maintenant'),
      picture,
      points: [
        {
          _type: 'titledText',
          _key: 'p1',
          title: line('Crews are free', 'Les équipes sont libres'),
          text: text('In November you choose the day.', 'En novembre, vous choisissez le jour.'),
        },
        {
          _type: 'titledText',
          _key: 'p2',
          title: line('Rebates end', 'Les subventions finissent'),
          text: text('Some end with the year.', 'Certaines finissent avec l’année.'),
        },
      ],
      links: [quotes('l3')],
    }),
    block('picture', {
      title: line('A picture', 'Une image'),
      picture,
      caption: text('As it was on a Tuesday.', 'Comme c’était un mardi.'),
    }),
    block('priceList', { ...heading('Prices', 'Prix'), categories: await some('category', 2) }),
    block('bundles', { ...heading('Bundles', 'Forfaits'), bundles: await some('bundle', 3) }),
    block('beforeAfter', { ...heading('Before and after', 'Avant et après'), project: await one('project') }),
    block('reviews', {
      ...heading('What people say', 'Ce que les gens disent'),
      reviews: await some('review', 4),
    }),
    block('installers', { ...heading('Who comes', 'Qui vient'), installers: await some('installer', 3) }),
    block('steps', { ...heading('How it goes', 'Comment ça se passe'), steps: await some('processStep', 4) }),
    block('cities', {
      ...heading('Where', 'Où'),
      cities: await some('city', 6),
      claim: line('Licensed installers', 'Installateurs certifiés'),
    }),
    block('guides', { ...heading('Read', 'Lire'), guides: await some('guide', 3) }),
    block('questions', { ...heading('Questions', 'Questions'), faqs: await some('faq', 4) }),
    block('quoteForm', {
      ...heading('Ask for quotes', 'Demander des soumissions'),
      services: await some('service', 5),
      cities: await some('city', 5),
    }),
    block('estimator', {
      ...heading('What does it cost?', 'Combien ça coûte?'),
      service: reference('service-tv-mounting'),
    }),
    block('callToAction', {
      ...heading('Book today', 'Réservez aujourd’hui'),
      links: [quotes('l4'), link('l5', '/services', 'See all services', 'Voir tous les services')],
    }),
  ]
}

test('a page of every block: nothing is left out, found by axe, wider than the screen or complained about', async ({
  page,
  site,
}) => {
  const sections = await everyBlock(site.client)
  await site.client.create({
    _id: 'landing-winter',
    _type: 'landingPage',
    title: line('Winter', 'Hiver'),
    slug: { _type: 'slug', current: 'winter-2026' },
    sections,
  })
  const errors = watchErrors(page)
  for (const lang of LANGUAGES) {
    for (const width of WIDTHS) {
      await setWidth(page, width)
      await page.goto(localizedHref('/winter-2026', lang))
      await untilScripted(page, lang)
      await scrollThrough(page)
      const titles = sections.map(({ title }) => title[lang])
      await expect(page.locator('main h1, main h2')).toHaveText(titles)
      const found = await page.evaluate(() => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
        return {
          width: document.documentElement.scrollWidth,
          doubleIds: ids.filter((id, place) => ids.indexOf(id) !== place),
        }
      })
      expect(found).toEqual({ width, doubleIds: [] })
      await expectNothingFound(page)
    }
  }
  expect(errors).toEqual([])
})
