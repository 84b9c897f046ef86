import { publicLanguages } from '#lib/i18n/held-back.ts'
import { documentOfPath, pathOf, SINGLE_PAGES } from '#lib/routes/addresses.ts'
import { costPath } from '#lib/routes/cost-pages.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { pageAddress, siteAddress } from './address.ts'

/** A document with a page. */
export interface SitemapDocument {
  _type: string
  /** Of a page about costs, its pair: `toronto/tv-mounting`. */
  slug: string | null
  /** ISO time of the last change. */
  updated: string
  /** The language that staff hold back, or `both`. */
  heldBack?: string | null
}

interface Entry {
  path: string
  updated?: string
  heldBack?: string | null
}

/** Addresses of one kind. There may be a hundred thousand, so `entries` makes only the addresses of one part. */
interface Group {
  name: string
  size: number
  updated?: string
  entries: (start: number, end: number) => Entry[]
}

/** The most pages of a part: 10,000 addresses in two languages. A file of a sitemap may have 50,000 addresses and 50 MB. */
export const ENTRIES_PER_PART = 5_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The index of the sitemap: the address of each part, with the time of its last change. */
export function sitemapIndex(documents: SitemapDocument[]): string {
  const parts = groupsOf(documents).flatMap(({ name, size, updated }) =>
    Array.from(
      { length: Math.ceil(size / ENTRIES_PER_PART) },
      (_, index) =>
        `<sitemap><loc>${siteAddress(`/sitemap/${name}-${index + 1}.xml`)}</loc>${lastModified(updated)}</sitemap>`,
    ),
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('\n')}\n</sitemapindex>\n`
}

/** A part such as `services-1.xml`: canonical addresses in every language. `null` when there is no such part. */
export function sitemapPart(documents: SitemapDocument[], file: string): string | null {
  const [, name, number] = file.match(/^([a-z-]+)-([1-9]\d{0,5})\.xml$/) ?? []
  const group = groupsOf(documents).find((candidate) => candidate.name === name)
  const start = (Number(number) - 1) * ENTRIES_PER_PART
  if (!group || start >= group.size) return null
  const urls = group.entries(start, Math.min(start + ENTRIES_PER_PART, group.size)).flatMap(urlsOf)
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function groupsOf(documents: SitemapDocument[]): Group[] {
  const ofType = (type: string) => documents.filter(({ _type, slug }) => _type === type && slug !== null)
  const single = SINGLE_PAGES.map((path) => {
    const { type, slug } = documentOfPath(path)
    const shown = listedOn(type)
    const isOn = (one: SitemapDocument) => (one._type === type && one.slug === slug) || shown.has(one._type)
    return { path, updated: latest(documents.filter(isOn)) }
  })
  const ofDocuments = DOCUMENTS_WITH_PAGE.flatMap(({ name, sitemap }) =>
    sitemap ? listed(sitemap, ofType(name).map(pageOf)) : [],
  )
  const costs = ofType('costPage').map(({ slug, updated }) => ({ path: costPath(slug ?? ''), updated }))
  return [
    listed('pages', single),
    ...ofDocuments,
    cityServices(ofType('city'), ofType('service')),
    listed('costs', costs),
  ]
}

/** The types of which a page shows every document: a change of one of them changes the page. */
function listedOn(page: string): Set<string> {
  const types = DOCUMENTS_WITH_PAGE.filter(({ shownOn }) => Object.hasOwn(Object(shownOn?.pages), page))
  return new Set(types.map(({ name }) => name))
}

const listed = (name: string, entries: Entry[]): Group => ({
  name,
  size: entries.length,
  updated: latest(entries),
  entries: (start, end) => entries.slice(start, end),
})

const pageOf = (document: SitemapDocument): Entry => ({
  path: pathOf(document) ?? '/',
  updated: document.updated,
  heldBack: document.heldBack,
})

/** Every service in every city: `/{city}/{service}`. */
function cityServices(cities: SitemapDocument[], services: SitemapDocument[]): Group {
  const entry = (index: number): Entry => {
    const city = cities[Math.floor(index / services.length)]
    const service = services[index % services.length]
    return {
      path: `/${city?.slug}/${service?.slug}`,
      updated: latest([city, service].filter((document) => document !== undefined)),
    }
  }
  return {
    name: 'city-services',
    size: cities.length * services.length,
    updated: latest([...cities, ...services]),
    entries: (start, end) => Array.from({ length: end - start }, (_, index) => entry(start + index)),
  }
}

/** The latest time; undefined without any. ISO times in UTC can be compared as texts. */
function latest(found: Pick<Entry, 'updated'>[]): string | undefined {
  return found.reduce<string | undefined>(
    (most, { updated }) => (most === undefined || (updated && updated > most) ? updated : most),
    undefined,
  )
}

function urlsOf({ path, updated, heldBack }: Entry): string[] {
  const languages = publicLanguages(heldBack)
  const addresses = languages.map((lang) => ({ lang, address: escapeXml(pageAddress(path, lang)) }))
  const [first] = addresses
  const alternates = [
    ...addresses.map(({ lang, address }) => alternate(`${lang}-ca`, address)),
    ...(first ? [alternate('x-default', first.address)] : []),
  ]
  const shared = lastModified(updated) + alternates.join('')
  return addresses.map(({ address }) => `<url><loc>${address}</loc>${shared}</url>`)
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const lastModified = (updated: string | undefined) => (updated ? `<lastmod>${updated}</lastmod>` : '')

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
