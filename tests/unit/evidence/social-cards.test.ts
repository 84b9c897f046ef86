// Reads the sample content.

import { expect, test, vi } from 'vitest'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { seededLake } from '../seeded-lake.ts'
import { INVENTED, OTHER } from './invented.ts'

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }))
vi.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

/* What the pictures of shared pages say, before they are drawn (app/social). */

const lake = seededLake()

/**
 * The texts of pictures, as the server of an address draws them.
 * @param types whose documents' pictures, besides those of single pages
 */
async function cardsAt(SITE_URL: string, types = DOCUMENTS_WITH_PAGE.map(({ name }) => name)) {
  vi.resetModules()
  vi.stubEnv('SITE_URL', SITE_URL)
  vi.stubEnv('SITE_PUBLIC', 'yes')
  const { getSocialCard } = await import('#lib/content/social.ts')
  const documents = (await lake.query(
    '*[_type in $types && defined(slug.current)]{_type, "slug": slug.current}',
    {
      types,
    },
  )) as { _type: string; slug: string }[]
  const subjects = [
    ...documents.map(({ _type, slug }) => ({ type: _type, slug })),
    ...PAGES.map(({ name }) => ({ type: name, slug: null })),
  ]
  const cards = LANGUAGES.flatMap((lang) =>
    subjects.map(async (subject) => {
      const card = await getSocialCard({ ...subject, lang } as Parameters<typeof getSocialCard>[0])
      const texts = [
        card?.title,
        card?.above,
        card?.settings?.name,
        card?.settings?.tagline,
        card?.settings?.priceNote,
      ]
      return { ...subject, lang, text: texts.filter(Boolean).join('\n') }
    }),
  )
  return Promise.all(cards)
}

const plant = () =>
  lake.mutate(
    [
      {
        patch: {
          id: 'service-tv-mounting',
          set: { name: { en: 'TV mounting, rated {rating}', fr: 'Télé, {rating} sur 5' } },
        },
      },
      {
        patch: {
          id: 'siteSettings',
          set: {
            tagline: {
              en: 'Prices first. {installers}+ installers.',
              fr: 'Les prix. {installers} installateurs.',
            },
          },
        },
      },
    ],
    { author: 'test' },
  )

test('no picture of a shared page says something invented where the public finds the site', async () => {
  const cards = await cardsAt('https://montage.ca')
  expect(cards.length).toBeGreaterThan(250)
  expect(cards.filter(({ text, lang }) => INVENTED[lang].test(text) && !OTHER.test(text))).toEqual([])
}, 60_000)

test('neither does one with a planted figure, which other sites show', async () => {
  plant()
  const planted = (cards: Awaited<ReturnType<typeof cardsAt>>) =>
    cards.filter(({ text, lang }) => INVENTED[lang].test(text))
  expect(planted(await cardsAt('https://montage.ca', ['service']))).toEqual([])
  expect(planted(await cardsAt('http://localhost:3000', ['service'])).length).toBeGreaterThan(2)
})
