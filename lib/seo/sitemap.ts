import { pathOf, SINGLE_PAGES } from '#lib/content/routes.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { pageAddress, siteAddress } from './address.ts'
import { documentOfPath } from './page-documents.ts'

interface Dated {
  slug: string | null
  /** ISO time of the last change. */
  updated: string
}

/** Every document with a page. */
export interface SitemapContent {
  pages: (Dated & { _type: string })[]
  services: Dated[]
  categories: Dated[]
  cities: Dated[]
  bundles: Dated[]
  guides: Dated[]
}

interface Entry {
  path: string
  updated: string | undefined
}

/** Entries of one kind. They are made when they are asked for: there may be a hundred thousand. */
interface Group {
  name: string
  size: number
  entry: (index: number) => Entry
  updated: string | undefined
}

/** A part holds each of these in every language: well below the 50,000 addresses and 50 MB a sitemap may have. */
export const ENTRIES_PER_PART = 5_000

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** The sitemap's index: the address of every part, and when something in it changed last. */
export function sitemapIndex(content: SitemapContent): string {
  const parts = groupsOf(content).flatMap(({ name, size, updated }) =>
    Array.from(
      { length: Math.ceil(size / ENTRIES_PER_PART) },
      (_, index) =>
        `<sitemap><loc>${siteAddress(`/sitemap/${name}-${index + 1}.xml`)}</loc>${lastModified(updated)}</sitemap>`,
    ),
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${parts.join('\n')}\n</sitemapindex>\n`
}

/** One part, such as `services-1.xml`: canonical addresses in every language. `null` when there is no such part. */
export function sitemapPart(content: SitemapContent, file: string): string | null {
  const [, name, number] = file.match(/^([a-z-]+)-([1-9]\d{0,5})\.xml$/) ?? []
  const group = groupsOf(content).find((candidate) => candidate.name === name)
  const start = (Number(number) - 1) * ENTRIES_PER_PART
  if (!group || start >= group.size) return null
  const urls: string[] = []
  for (let index = start; index < Math.min(start + ENTRIES_PER_PART, group.size); index++) {
    urls.push(...urlsOf(group.entry(index)))
  }
  return `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

function groupsOf(content: SitemapContent): Group[] {
  return [
    singlePages(content),
    documents('services', 'service', content.services),
    documents('categories', 'category', content.categories),
    documents('cities', 'city', content.cities),
    documents('bundles', 'bundle', content.bundles),
    documents('guides', 'guide', content.guides),
    cityServices(content),
  ]
}

function singlePages({ pages }: SitemapContent): Group {
  const updated = new Map(pages.map((page) => [pageKey(page._type, page.slug), page.updated]))
  return {
    name: 'pages',
    size: SINGLE_PAGES.length,
    entry: (index) => {
      const path = SINGLE_PAGES[index] ?? '/'
      const { type, slug } = documentOfPath(path)
      return { path, updated: updated.get(pageKey(type, slug)) }
    },
    updated: latest(pages),
  }
}

const pageKey = (type: string, slug: string | null) => `${type} ${slug ?? ''}`

function documents(name: string, type: string, found: Dated[]): Group {
  return {
    name,
    size: found.length,
    entry: (index) => {
      const document = found[index]
      return {
        path: pathOf({ _type: type, slug: document?.slug ?? null }) ?? '/',
        updated: document?.updated,
      }
    },
    updated: latest(found),
  }
}

/** Every service in every city: `/{city}/{service}`. */
function cityServices({ cities, services }: SitemapContent): Group {
  return {
    name: 'city-services',
    size: cities.length * services.length,
    entry: (index) => {
      const city = cities[Math.floor(index / services.length)]
      const service = services[index % services.length]
      return {
        path: `/${city?.slug}/${service?.slug}`,
        updated: latest([city, service].filter((document) => document !== undefined)),
      }
    },
    updated: latest([...cities, ...services]),
  }
}

/** ISO times in UTC sort as texts. */
function latest(found: { updated: string }[]): string | undefined {
  return found.reduce<string | undefined>(
    (most, { updated }) => (most === undefined || updated > most ? updated : most),
    undefined,
  )
}

function urlsOf({ path, updated }: Entry): string[] {
  const [english, french] = [escapeXml(pageAddress(path, 'en')), escapeXml(pageAddress(path, 'fr'))]
  const shared = `${lastModified(updated)}${alternate('en-ca', english)}${alternate('fr-ca', french)}${alternate('x-default', english)}`
  return LANGUAGES.map((lang) => `<url><loc>${lang === 'fr' ? french : english}</loc>${shared}</url>`)
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

const lastModified = (updated: string | undefined) => (updated ? `<lastmod>${updated}</lastmod>` : '')

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
