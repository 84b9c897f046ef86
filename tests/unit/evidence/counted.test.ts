import { expect, onTestFinished, test, vi } from 'vitest'
import { fillNamedFigures } from '#lib/content/named-figures.ts'
import { LICENCE_DAY } from '#lib/content/tags.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { siteDay } from '#lib/site-day.ts'
import { openFormerLake } from '../../lake/former-lake.ts'
import { mutate, temporaryFolder } from '../../lake/temporary-lake.ts'
import { activeContractor } from '../../leads/sample-contractors.ts'
import { temporaryOutbox } from '../../leads/temporary-outbox.ts'

test('a figure that staff let the site count takes the place of the stated one once there is enough, with its date', async () => {
  // A former release let anybody mark a review as verified.
  globalThis.montageLake = openFormerLake(temporaryFolder())
  const { outbox } = await temporaryOutbox()
  globalThis.montageLeads = Promise.resolve({ outbox } as Awaited<
    NonNullable<typeof globalThis.montageLeads>
  >)
  onTestFinished(() => {
    globalThis.montageLake?.close()
    globalThis.montageLake = undefined
    globalThis.montageLeads = undefined
    // The figures are kept for a lake with so many changes, and another file may have one with as many (vitest.config.ts).
    vi.resetModules()
  })
  await activeContractor(outbox)
  const figure = (name: string, value: number, fewest?: number) => ({
    _key: name,
    name,
    value,
    counted: true,
    fewest,
  })
  const figures = [
    figure('rating', 4.9, 3),
    figure('reviews', 2500),
    figure('installers', 2500, 1),
    figure('cities', 250, 1),
    { _key: 'customers', name: 'customers', value: 50_000 },
  ]
  const review = (_id: string, rating: number, marks: object) => ({
    create: { _id, _type: 'review', rating, ...marks },
  })
  mutate(
    globalThis.montageLake,
    { create: { _id: 'siteFigures', _type: 'siteFigures', figures } },
    { create: { _id: 'on', _type: 'province', code: 'ON' } },
    {
      create: {
        _id: 'city-toronto',
        _type: 'city',
        slug: { _type: 'slug', current: 'toronto' },
        province: { _type: 'reference', _ref: 'on' },
      },
    },
    review('review-1', 5, { verified: true }),
    review('review-2', 5, { verified: true }),
    review('review-3', 4, { verified: true }),
    review('review-4', 1, { verified: true, sample: true }),
    review('review-5', 1, {}),
    review('drafts.review-6', 1, { verified: true }),
  )
  const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })
  const { filled, tags } = await fillNamedFigures(
    {
      rating: line('Rated {rating} of 5.', 'Note de {rating} sur 5.'),
      reviews: line('From {reviews}+ reviews.', 'Sur plus de {reviews} avis.'),
      network: line(
        '{installers}+ installers in {cities}+ cities.',
        '{installers}+ installateurs, plus de {cities} villes.',
      ),
      customers: line('{customers}+ customers.', 'Plus de {customers} clients.'),
    },
    'published',
  )
  const [month, mois] = [
    getFormatters('en').month(siteDay(Date.now())),
    getFormatters('fr').month(siteDay(Date.now())),
  ]
  expect(filled).toEqual({
    rating: line(`Rated 4.7 of 5 (from 3 reviews, ${month}).`, `Note de 4,7 sur 5 (sur 3 avis, ${mois}).`),
    reviews: line('From 2,500+ reviews.', 'Sur plus de 2\u00a0500 avis.'),
    network: line(`1 installers in 1 cities (${month}).`, `1 installateurs, 1 villes (${mois}).`),
    customers: line('50,000+ customers.', 'Plus de 50\u00a0000 clients.'),
  })
  expect(tags, 'another day may have other counts').toContain(LICENCE_DAY)
})
