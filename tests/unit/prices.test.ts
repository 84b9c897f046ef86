// Reads the sample content.

import { globSync, readFileSync } from 'node:fs'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { estimateTexts } from '#components/estimator/estimate-texts.ts'
import { Docket } from '#components/lead/docket.tsx'
import { Price } from '#components/service/price.tsx'
import { jobQuery } from '#lib/chosen-job/job.ts'
import { cityOfServicesQuery, serviceInCitiesQuery } from '#lib/content/city-service.ts'
import { inCityQuery } from '#lib/content/in-city.ts'
import { describeJob, fetchJob } from '#lib/content/job.ts'
import { getRequestedJobs } from '#lib/content/requested-jobs.ts'
import type {
  CityOfServicesQueryResult,
  InCityQueryResult,
  SearchIndexQueryResult,
  ServiceInCitiesQueryResult,
} from '#lib/content/sanity.types.ts'
import { searchIndexQuery, toSearchIndex } from '#lib/content/search-index.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { checkForm } from '#lib/leads/forms/index.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { quoteJob } from '#lib/leads/offers/answer.ts'
import { askContractors } from '#lib/leads/offers/ask.ts'
import { offersForCustomer } from '#lib/leads/offers/customer-offers.ts'
import { offersOf } from '#lib/leads/offers/offer.ts'
import { compose } from '#lib/mail/compose.ts'
import { pricedServices } from '#lib/markdown/parts.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { cityTexts } from '#lib/places/city-texts.ts'
import { settingsOf } from '#lib/pricing/estimator-settings.ts'
import { cityPrices, figureOf } from '#lib/pricing/figure.ts'
import { figureName } from '#lib/pricing/figure-text.ts'
import { taxNames, taxSentence, taxText } from '#lib/pricing/tax-text.ts'
import { TAXES } from '#lib/pricing/taxes.ts'
import { timeBandsOf } from '#lib/pricing/time-on-site.ts'
import { PRICE_SLIDER } from '#lib/search/global-search/filters.ts'
import { createGlobalSearch } from '#lib/search/global-search/search.ts'
import { serviceData } from '#lib/seo/service.ts'
import { PROVINCE_CODES } from '#schemas/shared/provinces.ts'
import { quoteFacts } from '../../app/[lang]/request/[reference]/_parts/quote-facts.tsx'
import { activeContractor, sampleQuote } from '../leads/sample-contractors.ts'
import { sampleSubmission } from '../leads/samples.ts'
import { temporaryOutbox } from '../leads/temporary-outbox.ts'
import { sourcesOf } from '../mail/sources.ts'
import { seededLake } from './seeded-lake.ts'

/* One service in one city with some fees has one price, whatever shows it (docs/product.md, Money). */

/** Services with their compulsory fees in dollars. */
const SERVICES: readonly (readonly [slug: string, fees: readonly number[]])[] = [
  ['tv-mounting', [25]],
  ['appliance-installation', [40, 15]],
  ['ceiling-fans', []],
  ['furniture-assembly', [7]],
  ['heat-pump-installation', [120, 300]],
  ['window-installation', [60]],
  ['toilet-installation', [35]],
  ['faucet-installation', []],
]

/** Cities with their provinces. Only Toronto has average rates of its own here, for two of the services. */
const CITIES = [
  ['toronto', 'ON'],
  ['montreal', 'QC'],
  ['vancouver', 'BC'],
  ['halifax', 'NS'],
  ['winnipeg', 'MB'],
] as const

const AVERAGES: Readonly<Record<string, string>> = {
  'toronto/tv-mounting': '$165-$405',
  'toronto/ceiling-fans': '$175-$395',
}

const CASES = SERVICES.flatMap(([service, fees], at) =>
  CITIES.map(([city, province], place) => ({
    service,
    fees,
    city,
    province,
    complexity: 1 + ((at + place) % 5),
    timeline: 1 + ((at + 2 * place) % 4),
  })),
)

const lake = seededLake()
const searches = {} as Record<Language, ReturnType<typeof createGlobalSearch>>

const idOf = (type: string, slug: string) => `${type}-${slug}`

beforeAll(async () => {
  const named = (amount: number) => ({
    _key: `fee${amount}`,
    _type: 'compulsoryFee',
    name: { _type: 'localeString', en: `fee ${amount}`, fr: `frais ${amount}` },
    amount,
  })
  lake.mutate(
    [
      ...SERVICES.filter(([, fees]) => fees.length > 0).map(([slug, fees]) => ({
        patch: { id: idOf('service', slug), set: { compulsoryFees: fees.map(named) } },
      })),
      ...CITIES.map(([slug]) => ({
        patch: {
          id: idOf('city', slug),
          set: {
            'localPricing.averageRates': SERVICES.flatMap(([service]) => {
              const range = AVERAGES[`${slug}/${service}`]
              const reference = { _type: 'reference', _ref: idOf('service', service) }
              return range ? [{ _key: service, _type: 'averageRate', range, service: reference }] : []
            }),
          },
        },
      })),
    ],
    { author: 'test' },
  )
  const indexed = (await lake.query(searchIndexQuery)) as SearchIndexQueryResult
  for (const lang of LANGUAGES) {
    const texts = { combination: '{service} {city}', city: '{city}' }
    searches[lang] = createGlobalSearch(toSearchIndex(indexed, lang), texts)
  }
}, 60_000)

const readService = async (service: string, lang: Language) => {
  const found = (await lake.query(serviceInCitiesQuery, { service })) as ServiceInCitiesQueryResult
  if (!found) throw new Error(`There is no service ${service}.`)
  return localize(found, lang)
}

const readCity = async (city: string, lang: Language) => {
  const found = (await lake.query(cityOfServicesQuery, { city })) as CityOfServicesQueryResult
  if (!found) throw new Error(`There is no city ${city}.`)
  return localize(found, lang)
}

const readInCity = async (city: string, lang: Language) =>
  localize((await lake.query(inCityQuery, { city })) as InCityQueryResult, lang)

const htmlOf = (element: ReactElement) =>
  renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")

/** The price ranges in a text: `$1,150-$3,450`, `1 150–3 450 $`. */
function rangesIn(text: string): { min: number; max: number }[] {
  const amounts = /\$([\d,]+)-\$([\d,]+)|((?:\d|(?<=\d)\s(?=\d))+)–((?:\d|(?<=\d)\s(?=\d))+)\s\$/gu
  return [...text.matchAll(amounts)].map(([, low, high, bas, haut]) => {
    const number = (digits = '') => Number(digits.replaceAll(/\D/g, ''))
    return { min: number(low ?? bas), max: number(high ?? haut) }
  })
}

/** The first price range in a text. */
const rangeIn = (text: string) => rangesIn(text)[0]

test('both ways to write a range are read', () => {
  expect(rangesIn('$1,150-$3,450 and $5-$6')).toEqual([
    { min: 1150, max: 3450 },
    { min: 5, max: 6 },
  ])
  expect(rangesIn(getFormatters('fr').priceRange(1150, 13_450))).toEqual([{ min: 1150, max: 13_450 }])
})

const endsOf = (text: string) => {
  const [min = 0, max = 0] = text.replaceAll(/[$,]/g, '').split('-').map(Number)
  return { min, max }
}

/** By hand, in thousandths so that nothing is lost: a range times a factor, a half rounded up, with the fees on top. */
function byHand(range: string, factor: number, fees: readonly number[]) {
  const end = (dollars: number) =>
    Math.floor((dollars * Math.round(factor * 100_000) + 50_000) / 100_000) +
    fees.reduce((sum, fee) => sum + fee, 0)
  const { min, max } = endsOf(range)
  return { min: end(min), max: end(max) }
}

describe.each(CASES.map((one, place) => ({ ...one, place })))(
  'case $place: $service in $city, complexity $complexity, timeline $timeline',
  (one) => {
    test.each(LANGUAGES)('%s', async (lang) => {
      const { service: slug, city: citySlug, province, complexity, timeline, fees } = one
      const { money } = getDictionary(lang)
      const service = await readService(slug, lang)
      const city = await readCity(citySlug, lang)
      const prices = cityPrices(city)
      const multiplier = prices.multiplier ?? 1
      const range = service.priceRange ?? ''
      const named = service.name ?? ''
      const average = AVERAGES[`${citySlug}/${slug}`]
      const inCity = average ? endsOf(average) : byHand(range, multiplier, fees)
      const feeWords = fees.map((fee) => (lang === 'en' ? `$${fee} fee ${fee}` : `frais ${fee} (`))

      // Before choices: the page, the card, structured data, Markdown, the search, the docket.
      const figure = figureOf(service, prices)
      const shown: Record<string, { min: number; max: number } | undefined> = {
        page: rangeIn(htmlOf(createElement(Price, { figure, lang }))),
        markdown: rangeIn(pricedServices([service], lang, { prices })),
      }
      const data = serviceData({
        path: `/${citySlug}/${slug}`,
        service: { ...service, category: null },
        figure,
        bands: timeBandsOf(null),
        business: null,
        lang,
      }).offers as unknown as { lowPrice: number; highPrice: number; name: string }
      shown.structuredData = { min: data.lowPrice, max: data.highPrice }
      const { search } = searches[lang]
      const found = (filters: Parameters<typeof search>[1]) =>
        search(named, { cities: [citySlug], ...filters }).results.find(
          (result) => result.url === `/${citySlug}/${slug}`,
        )
      shown.search = rangeIn(htmlOf(createElement(Price, { figure: found({})?.figure ?? null, lang })))
      const content = await fetchJob({ service: slug, city: citySlug }, lang)
      const described = describeJob({ service: slug, city: citySlug }, content, lang)
      const docket = htmlOf(createElement(Docket, { job: described, lang }))
      shown.docket = rangeIn(docket)
      const { city: placed, cities: _, ...priced } = await readInCity(citySlug, lang)
      const texts = cityTexts(priced, placed && cityPrices(placed), lang)
      shown.inCity = rangeIn(texts[inCityNames.price(slug)] ?? '')
      for (const [surface, price] of Object.entries(shown))
        expect([surface, price]).toEqual([surface, inCity])

      expect(texts[inCityNames.priceName(slug)]).toBe(figureName(figure, money))
      // Without a city these are the texts of the stored pages.
      const inCanada = cityTexts(priced, null, lang)
      expect(rangeIn(inCanada[inCityNames.price(slug)] ?? '')).toEqual(byHand(range, 1, fees))
      expect(inCanada[inCityNames.priceName(slug)]).toBe(money.range)

      // The filter compares the same price: a slider that ends exactly there keeps the service, one step less hides it.
      const { step, max } = PRICE_SLIDER
      const upper = Math.min(max, Math.ceil(inCity.max / step) * step)
      expect(found({ price: { min: 0, max: upper } })).toBeDefined()
      if (inCity.max > step && inCity.max <= max)
        expect(found({ price: { min: 0, max: upper - step } })).toBeUndefined()
      expect(found({ price: { min: inCity.min + 1, max } })).toBeUndefined()

      // What is included is said with the price, and the taxes of the province with a total.
      for (const text of [docket, data.name, pricedServices([service], lang, { prices })])
        for (const words of feeWords) expect(text.replaceAll('\\', '')).toContain(words)
      if (fees.length === 0) expect(docket).not.toMatch(/includes|y compris/)
      expect(docket).toContain(taxText(province, lang))

      // After choices: estimate, docket, lead, line, mails, quotes.
      const job = { service: slug, city: citySlug, complexity, timeline }
      const settings = settingsOf(content.estimator)
      const factor =
        (settings.complexity[complexity - 1]?.factor ?? 1) *
        (settings.timeline[timeline - 1]?.factor ?? 1) *
        multiplier
      const estimate = byHand(range, factor, fees)
      const words = { ...getDictionary(lang).estimator, range: money.range, city: 'City' }
      const estimated = estimateTexts(
        {
          service: { ...service, slug, addOns: null },
          questions: [],
          settings,
          texts: { average: '', note: '', tax: taxSentence(null, lang) },
          lang,
          words,
        },
        { ...prices, slug: citySlug, label: '', tax: taxSentence(province, lang) },
        { complexity, timeline, addOns: [], answers: {} },
      )
      const ofJob = describeJob(job, content, lang)
      const checked = checkForm('lead', {
        service_type: slug,
        name: 'Amélie Gagnon',
        email: 'amelie@courriel.example',
        city: city.name ?? '',
        province_state: province,
        message: 'As the page says.',
        job: `${jobQuery(job)}`,
      })
      if (!checked.ok) throw new Error(JSON.stringify(checked.errors))
      const requested = await getRequestedJobs(checked.data, lang)
      const { estimate_low, estimate_high } = requested.fields
      const lead = { low: Number(estimate_low), high: Number(estimate_high) }
      const totals: Record<string, { min: number; max: number } | undefined> = {
        estimator: rangeIn(estimated.figure),
        docket: rangeIn(htmlOf(createElement(Docket, { job: ofJob, lang }))),
        lead: { min: lead.low, max: lead.high },
        line: rangeIn(requested.jobs[0]?.text ?? ''),
        ...(await mailsAbout(checked.data, requested, lang)),
      }
      for (const [surface, price] of Object.entries(totals))
        expect([surface, price]).toEqual([surface, estimate])
      expect(estimated.time).toContain(taxSentence(province, lang))
      // The range in the calculation is the one of the service's page, with the fees in it.
      expect(rangeIn(estimated.lines[0]?.value ?? '')).toEqual(
        rangeIn(htmlOf(createElement(Price, { figure: figureOf(service), lang }))),
      )
    })
  },
)

/** The estimate in the mails to the customer and to a contractor, and in the comparison of a quote. */
async function mailsAbout(
  data: Record<string, unknown>,
  requested: Awaited<ReturnType<typeof getRequestedJobs>>,
  lang: Language,
) {
  const { outbox } = await temporaryOutbox({ confirms: true })
  const submission = sampleSubmission({ lang, payload: data as Record<string, string>, requested })
  await outbox.submit(submission)
  const id = submission.lead.submission_id
  const contractor = await activeContractor(outbox, { lang })
  const answerBy = outbox.now() + 3_600_000
  await askContractors(outbox, id, {
    contractors: [contractor],
    actor: null,
    answerBy,
    lookAgainAt: answerBy,
  })
  const [offer] = await offersOf(outbox.db, id)
  const sources = sourcesOf(lake, outbox)
  const province = String(data.province_state)
  const textOf = async (kind: 'confirmation' | 'jobOffer', about: string) => {
    const mail = await compose(sources, { id: `${kind}-${about}`, kind, about, lang })
    const text = JSON.stringify(mail)
    expect(text).toContain(taxText(province, lang))
    return rangeIn(text)
  }
  const mails = {
    confirmation: await textOf('confirmation', id),
    jobOffer: await textOf('jobOffer', offer?.id ?? ''),
  }
  const [low, high] = [Number(requested.fields.estimate_low), Number(requested.fields.estimate_high)]
  await quoteJob(outbox, offer?.id ?? '', sampleQuote({ priceLow: low, priceHigh: high }))
  const request = await readRequest(outbox, id)
  const [seen] = request ? (await offersForCustomer(outbox, request, new Map())).live : []
  if (!request || !seen?.quote) throw new Error('There is no quote.')
  const facts = quoteFacts(request, { ...seen, quote: seen.quote }, lang)
  const [price, tax] = facts.map(({ value }) => htmlOf(createElement('p', null, value)))
  expect(tax).toContain(taxNames(province, lang))
  const [quoted, compared] = rangesIn(price ?? '')
  expect(price).toContain(getDictionary(lang).requestPage.quotes.against.within.split('{')[0])
  return { ...mails, quote: quoted, quoteCompare: compared }
}

test('there are 40 cases, with and without fees, with and without an average', () => {
  expect(CASES).toHaveLength(40)
  expect(new Set(CASES.map(({ complexity }) => complexity)).size).toBe(5)
  expect(new Set(CASES.map(({ timeline }) => timeline)).size).toBe(4)
  expect(CASES.filter(({ fees }) => fees.length > 0)).toHaveLength(30)
})

test('no query reads the price range of a service without its compulsory fees', () => {
  const files = globSync(['lib/content/*.ts', 'blocks/**/query.ts'], { exclude: ['**/sanity.types.ts'] })
  const places = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*\/?\*.*$/gm, '')
    return [...code.matchAll(/(?<![\w.])priceRange(?=\s*[,}`])/g)].map(() => file)
  })
  // The fragment with the fees, and the kinds of services of the wizard, whose range staff write with the fees in it.
  expect(places.toSorted()).toEqual(['lib/content/booking.ts', 'lib/content/fragments.ts'])
})

test.each([
  ['ON', 'plus HST 13% (ON)', 'TVH de 13 % en sus (Ont.)'],
  ['NS', 'plus HST 14% (NS)', 'TVH de 14 % en sus (N.-É.)'],
  ['QC', 'plus GST 5% and QST 9.975% (QC)', 'TPS de 5 % et TVQ de 9,975 % en sus (Qc)'],
  [
    'BC',
    'plus GST 5% and, where it applies, PST 7% (BC)',
    'TPS de 5 % et, s’il y a lieu, TVP de 7 % en sus (C.-B.)',
  ],
  [
    'MB',
    'plus GST 5% and, where it applies, RST 7% (MB)',
    'TPS de 5 % et, s’il y a lieu, TVD de 7 % en sus (Man.)',
  ],
  ['YT', 'plus GST 5% (YT)', 'TPS de 5 % en sus (Yn)'],
  ['', 'before tax', 'avant taxes'],
  ['constructor', 'before tax', 'avant taxes'],
])('the taxes of %s', (province, english, french) => {
  expect(taxText(province, 'en')).toBe(english)
  expect(taxText(province, 'fr').replaceAll('\u00A0', ' ')).toBe(french)
})

test('each province has its taxes, with a source and the day since when', () => {
  expect(Object.keys(TAXES).toSorted()).toEqual([...PROVINCE_CODES])
  for (const { taxes, since, source } of Object.values(TAXES)) {
    expect(taxes.length).toBeGreaterThan(0)
    expect(since).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(new URL(source).hostname).toMatch(/(^|\.)(canada|gov\.bc|gov\.mb|saskatchewan|revenuquebec)\.ca$/)
  }
})
