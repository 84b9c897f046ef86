import type { Page } from '@playwright/test'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { figureName, figureText } from '#lib/pricing/figure-text.ts'
import { NO_GLOBAL_FILTERS } from '#lib/search/global-search/filters.ts'
import { createGlobalSearch } from '#lib/search/global-search/search.ts'
import type { SearchIndex } from '#lib/search/global-search/types.ts'
import { headOf } from './page-head.ts'
import type { Site } from './site.ts'

/** A price or a time that is shown for a service, with the name it has there. */
export interface Shown {
  service: string
  /** A city's slug; empty for Canada. */
  city: string
  name: string
  value: string
  /** The page, or the search. */
  where: string
}

interface Subject {
  slug: string
  name: string
}

interface Service extends Subject {
  category: string
  hasOwnTime: boolean
}

export interface Subjects {
  services: Service[]
  cities: Subject[]
}

type Pair = [name: string, value: string]

/** The name of a service's time in the table, whatever the label on the page. */
const TIME = 'time'

export async function subjectsOf(site: Site, lang: Language): Promise<Subjects> {
  const found = await site.client.fetch<Subjects>(`{
    "services": *[_type == "service"] | order(slug.current asc) {
      name, "slug": slug.current, "category": category->slug.current, "hasOwnTime": defined(timeOnSite) || defined(duration)
    },
    "cities": *[_type == "city"] | order(order asc) {name, "slug": slug.current}
  }`)
  return localize(found, lang)
}

/** Every price and time that pages and the search show for services, in Canada and in cities, as the server sends them. */
export async function shownFor(
  { services, cities }: Subjects,
  site: Site,
  reader: Page,
  lang: Language,
): Promise<Shown[]> {
  const htmlAt = async (path: string) => {
    const response = await fetch(site.url + localizedHref(path, lang))
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}.`)
    return response.text()
  }
  const search = createSearch(
    await (await fetch(`${site.url}${localizedHref('/api/search-index', lang)}`)).json(),
    lang,
  )
  const lists = await Promise.all(
    [
      { city: '', path: '/' },
      { city: '', path: '/services' },
      { city: '', path: '/pricing' },
      ...[...new Set(services.map(({ category }) => `/services/category/${category}`))].map((path) => ({
        city: '',
        path,
      })),
      ...cities.map(({ slug }) => ({ city: slug, path: `/city/${slug}` })),
    ].map(async (list) => ({ ...list, html: await htmlAt(list.path) })),
  )
  const rows: Shown[] = []
  for (const service of services) {
    const { slug, name } = service
    const add = (city: string, where: string, pairs: Pair[]) => {
      rows.push(...toRows(service, pairs, lang).map((row) => ({ ...row, city, where })))
    }
    const addPage = async (city: string, path: string) => {
      const html = await htmlAt(path)
      add(city, path, [...(await pairsOnPage(reader, html)), ...structuredPairs(html, slug, lang)])
    }
    await addPage('', `/${slug}`)
    add('', 'search', search(name, `/${slug}`))
    for (const { city, path, html } of lists) {
      add(city, path, await pairsInList(reader, html, city ? `/${city}/${slug}` : `/${slug}`, lang))
    }
    for (const city of cities) {
      const path = `/${city.slug}/${slug}`
      await addPage(city.slug, path)
      await addPage(city.slug, `/get-quote?service=${slug}&city=${city.slug}`)
      const words = { service: name, city: city.name }
      add(city.slug, 'search', search(fillPlaceholders(getDictionary(lang).search.panel.inCity, words), path))
    }
  }
  return rows
}

/** What is wrong: one name with two values, or two prices in one place. Empty when nothing is. */
export function contradictions(rows: Shown[]): string[] {
  const isPrice = ({ value }: Shown) => value.includes('$')
  const sayTwo = (rows: Shown[], place: (row: Shown) => string, thing: (row: Shown) => string) =>
    [...Map.groupBy(rows, place)].flatMap(([key, shown]) =>
      new Set(shown.map(thing)).size > 1
        ? [`${key}: ${shown.map((row) => `${thing(row)} on ${row.where}`).join('; ')}`]
        : [],
    )
  return [
    ...sayTwo(
      rows.filter(isPrice),
      ({ service, city }) => `${service} in ${city || 'Canada'}`,
      ({ name, value }) => `${value} ${name}`,
    ),
    ...sayTwo(
      rows.filter((row) => !isPrice(row)),
      ({ service, city, name }) => `${service}, ${name === TIME ? name : `${name} in ${city}`}`,
      ({ value }) => value,
    ),
  ]
}

/** One line for each service, place and name. */
export function printTable(rows: Shown[]): void {
  for (const shown of Map.groupBy(rows, ({ service, city, name }) => `${service} ${city} ${name}`).values()) {
    const [{ service = '', city = '', name = '' } = {}] = shown
    const values = [...new Set(shown.map(({ value }) => value))].join(' / ')
    const columns = [service.padEnd(30), (city || 'Canada').padEnd(10), name.padEnd(30), values.padEnd(18)]
    console.log(`  ${columns.join(' ')} ${shown.length} ×`)
  }
}

/** The rows of what was read: labels of a time become one name, what is neither price nor time is left out. */
function toRows({ slug, hasOwnTime }: Service, pairs: Pair[], lang: Language) {
  const { servicePage, service, cityPages, comparison } = getDictionary(lang)
  const times = [servicePage.timeOnSite, service.time, comparison.timeInCanada, TIME]
  // By the steps of the guide, and the city's average of small jobs: figures of their own where the service has no time.
  const otherTimes = [servicePage.timeRequired, cityPages.installTime]
  const prices = priceNames(lang)
  return pairs.flatMap(([shown, value]) => {
    const label = withoutIntroduction(shown, service.pricesShown)
    const isTime = times.includes(label) || (hasOwnTime && otherTimes.includes(label))
    const isNamed = otherTimes.includes(label) || prices.some((name) => label.startsWith(name))
    if (!value || !(isTime || isNamed)) return []
    return [{ service: slug, name: isTime ? TIME : withoutFees(label), value: plain(withoutFees(value)) }]
  })
}

/** What the names of prices begin with. */
function priceNames(lang: Language): string[] {
  const { money } = getDictionary(lang)
  return [money.range, money.cityAverage, money.cityRange].map((name) => name.replace('{city}', ''))
}

/** `Prices shown: price range in Canada`, which stands above a list, as the name of its prices: `Price range in Canada`. */
function withoutIntroduction(label: string, introduced: string): string {
  const introduction = introduced.replace('{name}', '')
  if (!label.startsWith(introduction)) return label
  const name = label.slice(introduction.length)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `$125-$325, includes $25 disposal fee` without the compulsory fees that a price names. */
const withoutFees = (text: string) => text.split(', ')[0] ?? ''

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

function createSearch(index: SearchIndex, lang: Language) {
  const { inCity, cityText, money } = getDictionary(lang).search.panel
  const { search } = createGlobalSearch(index, { combination: inCity, city: cityText })
  return (query: string, url: string): Pair[] => {
    const found = search(query, NO_GLOBAL_FILTERS).results.find((result) => result.url === url)
    if (!found) throw new Error(`The search does not find ${url} for “${query}”.`)
    return [[figureName(found.figure, money), figureText(found.figure, lang)]]
  }
}

function structuredPairs(html: string, slug: string, lang: Language): Pair[] {
  const things = headOf(html).structured as {
    '@type'?: string
    url?: string
    offers?: { name: string; lowPrice: number; highPrice: number }
  }[]
  return things.flatMap(({ '@type': type, url, offers }): Pair[] => {
    if (type !== 'Service' || !url?.includes(`/${slug}`) || !offers) return []
    return [[offers.name, figureText({ name: 'range', min: offers.lowPrice, max: offers.highPrice }, lang)]]
  })
}

/** Labels and values on a page about one service, not about finished projects: under its title, in tables, in the docket of the quote form, in an answer. */
function pairsOnPage(reader: Page, html: string): Promise<Pair[]> {
  return reader.evaluate(
    ({ html, time }) => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim()
      /** `Average in Toronto, before tax` without the tax. */
      const name = (element: Element | null | undefined) => text(element).split(', ')[0] ?? ''
      const figure = page.querySelector('h1 ~ p .type-figure')
      const docket = page.querySelector('.docket-price')
      const docketFigure = text(docket?.firstElementChild)
      const answer = text(page.querySelector('#questions')).match(
        /(?:take|prennent)\s(.{3,30}?)\s(?:on site|sur place)/,
      )
      return [
        [name(figure?.nextElementSibling), text(figure)],
        [name(docket).replace(docketFigure, '').trim(), docketFigure],
        ...[...page.querySelectorAll('p.type-label')].map((label) => [
          name(label),
          text(label.nextElementSibling),
        ]),
        ...[...page.querySelectorAll('main dt:not(#projects dt, #results dt)')].map((term) => {
          const value = term.nextElementSibling
          return [text(term), text(value?.firstElementChild ?? value)]
        }),
        ...[...page.querySelectorAll('#compare tbody tr')].map((fact) => {
          const value = fact.querySelector('td')
          const named = value?.querySelector('.price span')
          return [text(named ?? fact.querySelector('th')), text(value).replace(text(named), '')]
        }),
        [time, answer?.[1] ?? ''],
      ] as [string, string][]
    },
    { html, time: TIME },
  )
}

/** What a list says about the service that a path is the page of. */
function pairsInList(reader: Page, html: string, path: string, lang: Language): Promise<Pair[]> {
  return reader.evaluate(
    ({ html, path, names, time }) => {
      const page = new DOMParser().parseFromString(html, 'text/html')
      const text = (element: Element | null | undefined) => (element?.textContent ?? '').trim()
      const isOf = (link: Element) => {
        const to = (link.getAttribute('href') ?? '').split('?')[0]
        return to === path || to === `/city${path}`
      }
      const links = [...page.querySelectorAll('main a')].filter(isOf)
      const cells = new Set(links.map((link) => link.closest('article, li')))
      return [...cells].flatMap((cell): [string, string][] => {
        const price = cell?.querySelector('.price')
        const below = text(price?.querySelector('span'))
        // A list says above it what its prices are; then only the fees are below a price, or the name of one of another kind.
        const said = text(cell?.closest('section')?.querySelector('.prices-note')).split(', ')[0]
        const isNamed = names.some((one) => below.startsWith(one))
        const name = isNamed ? below : said || below
        const facts = [...(cell?.querySelectorAll('dt') ?? [])]
        // The price list says above the rows what the prices are. A row: name, time, price.
        const section = cell?.closest('section[id^="prices-"]')
        const listed = section ? (cell?.querySelectorAll('a span') ?? []) : []
        return [
          [name, text(price).replace(below, '')],
          ...facts.map((term): [string, string] => [text(term), text(term.nextElementSibling)]),
          [time, text(listed[1])],
          [text(section?.parentElement?.closest('section')?.querySelector('.prices-note')), text(listed[2])],
        ]
      })
    },
    { html, path, names: priceNames(lang), time: TIME },
  )
}
