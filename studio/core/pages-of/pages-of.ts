import { getFormatters } from '#lib/i18n/format.ts'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { type PageType, pathOf, typesIn } from '#lib/routes/addresses.ts'
import { costEnd } from '#lib/routes/cost-pages.ts'
import { DOCUMENTS, DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { CONTENT_TYPES, SINGLETONS } from '#schemas/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { fieldsWith, referringField, shows } from './referring-fields.ts'

const en = {
  /** `Service pages (50), such as TV mounting` */
  group: (title: string, count: number, example: string) =>
    `${title} (${getFormatters('en').number(count)}), such as ${example}`,
  /** The name of a page made of a service and a city. */
  serviceInCity: (service: string, city: string) => `${service} in ${city}`,
  everyPage: 'Every page',
  own: 'Its own page',
  target: 'Where it leads',
  figures: 'Figures',
}

const fr: typeof en = {
  group: (title, count, example) => `${title} (${getFormatters('fr').number(count)}), par exemple ${example}`,
  serviceInCity: (service, city) => `${service} à ${city}`,
  everyPage: 'Toutes les pages',
  own: 'Sa propre page',
  target: 'Où elle mène',
  figures: 'Chiffres',
}

const WORDS: Record<Language, typeof en> = { en, fr }

/** A page, or a group of pages with one page as the example. Each page exists in English and in French. */
export interface ShownPage {
  title: string
  path: string
  /** Where on the page the document stands, such as `Recommended services`. Commas separate several places. */
  place: string
  /** The number of pages. `all` is every page of the site. */
  count: number | 'all'
  /** The pattern of the paths, such as `/city/{city}`, when the pages belong to documents of one type. */
  pattern?: string
  /** Whether the group has every page of the pattern that can show the document. */
  isWhole?: true
  /** The paths of a group without `isWhole`. */
  paths?: string[]
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

interface Referrer extends Neighbour {
  /** The whole referring document, for the types in `READ_WHOLE`; else null. It shows which field has the reference. */
  content: { _type: string } | null
}

/** The facts about a document that `pagesOf` needs. */
export interface PageFacts extends Neighbour {
  _id: string
  /** The page that shows these marketing figures. Only documents of the type `pageFigures` have this field. */
  page: string | null
  /** The target of a redirect. Only redirects have this field. */
  to: string | null
  refersTo: (Neighbour | null)[]
  usedBy: Referrer[]
  /** The saved sections that refer to the document, with the documents that show them. */
  savedIn: { _id: string; usedBy: Referrer[] }[]
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

/** The types whose pages show every document that they refer to, except in hidden blocks. */
const SHOWING = new Set([...PAGES.map(({ name }) => name), 'landingPage'])

/** Types with few documents, which refer to others in several fields. Their content is read to find which field refers. */
const READ_WHOLE = JSON.stringify([...SINGLETONS.map(({ name }) => name), 'landingPage'])

const referrer = `${neighbour}, "content": select(_type in ${READ_WHOLE} => @)`

/**
 * Reads the `PageFacts` of the document with the published id `$id`. The perspective `published` gives the facts of the site
 * today, `drafts` the facts after all drafts are published.
 */
export const PAGE_FACTS_QUERY = `*[_id == $id][0]{
  _id, ${neighbour}, page, to,
  "refersTo": [category->{${neighbour}}, service->{${neighbour}}, city->{${neighbour}}, ...services[]->{${neighbour}}],
  "usedBy": *[references($id)]{${referrer}},
  "savedIn": *[_type == "savedSection" && references($id)]{_id, "usedBy": *[references(^._id)]{${referrer}}},
  "examples": {${PAGE_TYPES.map(example).join(', ')}},
  "counts": {${PAGE_TYPES.map(count).join(', ')}}
}`

/** The example for "every page". `/about` itself shows few documents, so this path is rarely listed twice. */
const ANY_PAGE = '/about'

/** The pages that show a document, each address once. The document's own page comes first. */
export function pagesOf(facts: PageFacts, lang: Language): ShownPage[] {
  const { refersTo = {}, usedBy = [] } = CONTENT_TYPES.find(({ name }) => name === facts._type)?.shownOn ?? {}
  const neighbours: PlacedNeighbour[] = [
    ...facts.refersTo.flatMap((one) => {
      const place = one && refersTo[one._type]
      return place ? [{ ...one, place: place[lang] }] : []
    }),
    ...[{ _id: facts._id, usedBy: facts.usedBy }, ...facts.savedIn].flatMap((shown) =>
      shown.usedBy
        .filter(({ _type, content }) =>
          SHOWING.has(_type) ? content && shows(content, shown._id) : usedBy.includes(_type),
        )
        .map(({ content, ...one }) => ({
          ...one,
          place: placeIn({ content, ...one }, { ...facts, _id: shown._id }, lang),
        })),
    ),
  ]
  const figuresOf = PAGES.filter(({ figures }) => figures !== undefined && figures === facts.page)
  return eachOnce(ownPage(facts, WORDS[lang].own, lang), [
    ...(facts.to ? [{ title: facts.to, path: facts.to, place: WORDS[lang].target, count: 1 }] : []),
    ...figuresOf.flatMap((page) => pagesAt(page, WORDS[lang].figures, facts, lang)),
    ...pagesOfNeighbours(neighbours, facts, lang),
    ...pagesOfType(facts._type, null, facts, lang),
  ])
}

/** The place of a document on another document's page: the title of the field that refers to it. */
function placeIn({ _type, content }: Referrer, facts: PageFacts, lang: Language): string {
  const everywhere = DOCUMENTS.find(({ name, shownOn }) => name === _type && shownOn?.pages === 'all')
  if (everywhere) return everywhere.plural[lang]
  const fields = content ? fieldsWith(content, facts._id, lang) : []
  return fields.join(', ') || (referringField(_type, facts._type, lang) ?? '')
}

/** Removes duplicate addresses, and single pages that a whole group contains. The document's own page stays. */
function eachOnce(own: ShownPage[], others: ShownPage[]): ShownPage[] {
  const whole = new Set(others.flatMap(({ isWhole, pattern }) => (isWhole && pattern ? pattern : [])))
  const kept = others.filter(({ isWhole, pattern = '' }) => isWhole || !whole.has(pattern))
  const same = Map.groupBy([...own, ...kept], ({ isWhole, pattern, path }) => (isWhole ? pattern : path))
  return [...same.values()].flatMap(([first, ...more]) => (first ? joined(first, more) : []))
}

/** Joins the entries of one page into an entry that names all places. */
function joined(first: ShownPage, more: ShownPage[]): ShownPage {
  const places = [first, ...more].map(({ place }) => place).filter(Boolean)
  const counts = [first, ...more].map(({ count }) => (count === 'all' ? 0 : count))
  const count = first.count === 'all' ? first.count : Math.max(...counts)
  return { ...first, count, place: [...new Set(places)].join(', ') }
}

function ownPage(document: Neighbour, place: string, lang: Language): ShownPage[] {
  const path = pathOf(document)
  const pattern = DOCUMENTS_WITH_PAGE.find(({ name }) => name === document._type)?.path
  return path === null || !pattern
    ? []
    : [{ title: nameOf(document, lang) || path, path, place, count: 1, pattern }]
}

type PlacedNeighbour = Neighbour & { place: string }

/** If there are more pages of one type than this, they are listed as a group. */
const LISTED = 5

/** The pages of related documents. For a related document without a page, such as a menu: the pages that show its type. */
function pagesOfNeighbours(neighbours: PlacedNeighbour[], facts: PageFacts, lang: Language): ShownPage[] {
  return [...Map.groupBy(neighbours, ({ _type }) => _type)].flatMap(([type, ofType]) => {
    const pages = ofType.flatMap((one) => {
      const own = ownPage(one, one.place, lang)
      return own.length > 0 ? own : pagesOfType(type, one.place, facts, lang)
    })
    const [first] = pages
    const title = titleOfPages(type)
    if (!first || !title || pages.length <= LISTED) return pages
    const paths = pages.map(({ path }) => path)
    return [
      {
        ...first,
        title: WORDS[lang].group(title[lang], pages.length, first.title),
        count: pages.length,
        paths,
      },
    ]
  })
}

/** The title for a group of pages of one type. */
function titleOfPages(type: string): Bilingual | undefined {
  const document = DOCUMENTS_WITH_PAGE.find(({ name }) => name === type)
  return PAGES.find(({ path }) => path === document?.path)?.title ?? document?.plural
}

/** The pages that show every document of a type. @param place replaces the place that the type defines */
function pagesOfType(type: string, place: string | null, facts: PageFacts, lang: Language): ShownPage[] {
  const definition = CONTENT_TYPES.find(({ name }) => name === type)
  const { pages = {} } = definition?.shownOn ?? {}
  if (pages === 'all') {
    const title = WORDS[lang].everyPage
    return [{ title, path: ANY_PAGE, place: place ?? '', count: 'all' }]
  }
  if (type === 'notFoundPage') {
    return [{ title: definition?.title[lang] ?? '', path: '/no-such-page', place: '', count: 1 }]
  }
  const own = PAGES.filter(({ name }) => name === type).flatMap((page) =>
    pagesAt(page, place ?? '', facts, lang),
  )
  const others = Object.entries(pages).flatMap(([name, where]) => {
    const page = [...PAGES, ...DOCUMENTS_WITH_PAGE].find((one) => one.name === name)
    return page ? pagesAt(page, place ?? where[lang], facts, lang) : []
  })
  return [...own, ...others]
}

/** The page at a path, or a group for all pages that match a pattern. */
function pagesAt(
  { path, ...page }: PageOrType,
  place: string,
  facts: PageFacts,
  lang: Language,
): ShownPage[] {
  const title = page.plural ?? page.title
  const [type, second] = typesIn(path)
  if (type === undefined) return [{ title: title[lang], path, place, count: 1 }]
  if (second !== undefined) return cityServices(path, title, place, facts, lang)
  const shown = facts.examples[type]
  const address = shown && pathOf({ _type: type, slug: shown.slug })
  if (!address) return []
  const count = facts.counts[type]
  const named = WORDS[lang].group(title[lang], count, nameOf(shown, lang))
  return [{ title: named, path: address, place, count, pattern: path, isWhole: true }]
}

interface PageOrType {
  path: string
  title: Bilingual
  plural?: Bilingual
}

/** The pages of services in cities, limited to the document's own service or city. */
function cityServices(
  pattern: string,
  title: Bilingual,
  place: string,
  facts: PageFacts,
  lang: Language,
): ShownPage[] {
  const about = (type: 'service' | 'city') =>
    [facts, ...facts.refersTo].find((one) => one?._type === type && one.slug !== null)
  const [ownService, ownCity] = [about('service'), about('city')]
  const service = ownService ?? facts.examples.service
  const city = ownCity ?? facts.examples.city
  if (!service?.slug || !city?.slug) return []
  const example = WORDS[lang].serviceInCity(nameOf(service, lang), nameOf(city, lang))
  const count = (ownService ? 1 : facts.counts.service) * (ownCity ? 1 : facts.counts.city)
  // Only some pairs have a page about their cost, so one stands for all.
  const end = costEnd(pattern)
  const path = `/${city.slug}/${service.slug}${end}`
  if (end) return [{ title: title[lang], path, place, count: 1, pattern }]
  if (count === 1) return [{ title: example, path, place, count, pattern }]
  return [
    { title: WORDS[lang].group(title[lang], count, example), path, place, count, pattern, isWhole: true },
  ]
}

/** The name in a language, or else in English. */
function nameOf({ name }: { name: Name | null }, lang: Language): string {
  return name?.[lang] || name?.en || ''
}
