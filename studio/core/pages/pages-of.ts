import { getFormatters } from '#lib/i18n/format.ts'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { type PageType, pathOf, typesIn } from '#lib/routes/addresses.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { PAGES } from '#schemas/pages/index.ts'

const en = {
  /** `Service pages (50), such as TV mounting` */
  group: (title: string, count: number, example: string) =>
    `${title} (${getFormatters('en').number(count)}), such as ${example}`,
  /** The name of a page made of a service and a city. */
  serviceInCity: (service: string, city: string) => `${service} in ${city}`,
  everyPage: 'Every page',
}

const fr: typeof en = {
  group: (title, count, example) => `${title} (${getFormatters('fr').number(count)}), par exemple ${example}`,
  serviceInCity: (service, city) => `${service} à ${city}`,
  everyPage: 'Toutes les pages',
}

export const WORDS: Record<Language, typeof en> = { en, fr }

/** A page, or a group of pages of which one is the example. */
interface ShownPage {
  title: string
  path: string
  isGroup?: true
}

type Name = Partial<Record<Language, string | null>>

interface Neighbour {
  _type: string
  slug: string | null
  name: Name | null
}

interface Named {
  slug: string
  name: Name | null
}

/** What `pagesOf` needs to know of a document: the answer to */
export interface PageFacts extends Neighbour {
  _id: string
  /** Of `pageFigures`. */
  page: string | null
  /** Of `redirect`. */
  to: string | null
  refersTo: (Neighbour | null)[]
  usedBy: Neighbour[]
  /** For each type with pages, one document other than this one. */
  examples: Record<PageType, Named | null>
  counts: Record<PageType, number>
}

const neighbour = `_type, "slug": slug.current, "name": coalesce(name, title){en, fr}`

const example = (type: PageType) =>
  `"${type}": *[_type == "${type}" && defined(slug.current) && _id != $id] | order(coalesce(popularityOrder, order, 9999) asc)[0]{
    "slug": slug.current, "name": coalesce(name, title){en, fr}
  }`

const count = (type: PageType) => `"${type}": count(*[_type == "${type}" && defined(slug.current)])`

const PAGE_TYPES = DOCUMENTS_WITH_PAGE.map(({ name }) => name)

/**
 * Reads the `PageFacts` of the document with the published id `$id`: with the perspective `drafts` as it will be
 * shown, with `published` as it is.
 */
export const PAGE_FACTS_QUERY = `*[_id == $id][0]{
  _id, ${neighbour}, page, to,
  "refersTo": [category->{${neighbour}}, service->{${neighbour}}, city->{${neighbour}}, ...services[]->{${neighbour}}],
  "usedBy": *[references($id)]{${neighbour}},
  "examples": {${PAGE_TYPES.map(example).join(', ')}},
  "counts": {${PAGE_TYPES.map(count).join(', ')}}
}`

/** The pages that show a document, each address once. The document's own page comes first. */
export function pagesOf(facts: PageFacts, lang: Language): ShownPage[] {
  const { refersTo = [], usedBy = [] } = CONTENT_TYPES.find(({ name }) => name === facts._type)?.shownOn ?? {}
  const neighbours = [
    ...facts.refersTo.filter((one) => one !== null).filter(({ _type }) => refersTo.includes(_type)),
    ...facts.usedBy.filter(({ _type }) => usedBy.includes(_type)),
  ]
  const figuresOf = PAGES.filter(({ figures }) => figures !== undefined && figures === facts.page)
  return eachPathOnce([
    ...ownPage(facts, lang),
    ...(facts.to ? [{ title: facts.to, path: facts.to }] : []),
    ...figuresOf.flatMap((page) => pagesAt(page, facts, lang)),
    ...pagesOfNeighbours(neighbours, facts, lang),
    ...pagesOfType(facts._type, facts, lang),
  ])
}

/** Where a page and a group have the same address, the page's title is used. */
function eachPathOnce(pages: ShownPage[]): ShownPage[] {
  return [...Map.groupBy(pages, ({ path }) => path).values()].flatMap(
    (same) => same.find(({ isGroup }) => !isGroup) ?? same.slice(0, 1),
  )
}

function ownPage(document: Neighbour, lang: Language): ShownPage[] {
  const path = pathOf(document)
  return path === null ? [] : [{ title: nameOf(document, lang) || path, path }]
}

/** More pages of one type than this are listed as a group. */
const LISTED = 5

/** The pages of related documents. A document without a page counts as the pages that show its type. */
function pagesOfNeighbours(neighbours: Neighbour[], facts: PageFacts, lang: Language): ShownPage[] {
  return [...Map.groupBy(neighbours, ({ _type }) => _type)].flatMap(([type, ofType]) => {
    const pages = ofType.flatMap((one) => {
      const own = ownPage(one, lang)
      return own.length > 0 ? own : pagesOfType(type, facts, lang)
    })
    const [first] = pages
    const title = titleOfPages(type)
    if (!first || !title || pages.length <= LISTED) return pages
    return group(title, pages.length, first.title, first.path, lang)
  })
}

/** The title for a group of pages of one type. */
function titleOfPages(type: string): Bilingual | undefined {
  const document = DOCUMENTS_WITH_PAGE.find(({ name }) => name === type)
  return PAGES.find(({ path }) => path === document?.path)?.title ?? document?.plural
}

function group(title: Bilingual, count: number, example: string, path: string, lang: Language): ShownPage[] {
  return [{ title: WORDS[lang].group(title[lang], count, example), path, isGroup: true }]
}

/** The pages that show every document of a type. */
function pagesOfType(type: string, facts: PageFacts, lang: Language): ShownPage[] {
  const definition = CONTENT_TYPES.find(({ name }) => name === type)
  const { pages = [] } = definition?.shownOn ?? {}
  if (pages === 'all') return [{ title: WORDS[lang].everyPage, path: '/', isGroup: true }]
  if (type === 'notFoundPage') {
    return [{ title: definition?.title[lang] ?? '', path: '/no-such-page', isGroup: true }]
  }
  const own = PAGES.filter(({ name }) => name === type)
  const others = pages.flatMap(
    (page) => [...PAGES, ...DOCUMENTS_WITH_PAGE].find(({ name }) => name === page) ?? [],
  )
  return [...own, ...others].flatMap((page) => pagesAt(page, facts, lang))
}

/** The page at a path, or a group for all pages that match a pattern. */
function pagesAt({ path, ...page }: PageOrType, facts: PageFacts, lang: Language): ShownPage[] {
  const title = page.plural ?? page.title
  const [type, second] = typesIn(path)
  if (type === undefined) return [{ title: title[lang], path }]
  if (second !== undefined) return cityServices(title, facts, lang)
  const shown = facts.examples[type]
  const address = shown && pathOf({ _type: type, slug: shown.slug })
  return address ? group(title, facts.counts[type], nameOf(shown, lang), address, lang) : []
}

interface PageOrType {
  path: string
  title: Bilingual
  plural?: Bilingual
}

/** The pages of services in cities, limited to the document's own service or city. */
function cityServices(title: Bilingual, facts: PageFacts, lang: Language): ShownPage[] {
  const about = (type: 'service' | 'city') =>
    [facts, ...facts.refersTo].find((one) => one?._type === type && one.slug !== null)
  const [ownService, ownCity] = [about('service'), about('city')]
  const service = ownService ?? facts.examples.service
  const city = ownCity ?? facts.examples.city
  if (!service?.slug || !city?.slug) return []
  const example = WORDS[lang].serviceInCity(nameOf(service, lang), nameOf(city, lang))
  const total = (ownService ? 1 : facts.counts.service) * (ownCity ? 1 : facts.counts.city)
  return group(title, total, example, `/${city.slug}/${service.slug}`, lang)
}

/** The name in a language, or else in English. */
function nameOf({ name }: { name: Name | null }, lang: Language): string {
  return name?.[lang] || name?.en || ''
}
