import { pathOf } from '#lib/content/routes.ts'
import { FIGURES_ON, type PageKind, SHOWN_ON } from '#lib/content/shown-on.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { WORDS } from './words.ts'

/** A page, or a group of pages named by one of them. */
interface ShownPage {
  title: string
  path: string
  isGroup?: true
}

interface Name {
  en?: string | null
  fr?: string | null
}

interface Neighbour {
  _type: string
  slug: string | null
  name: Name | null
}

interface Named {
  slug: string
  name: Name | null
}

/** What has to be known of a document to say where it is shown: the answer to `PAGE_FACTS_QUERY`. */
export interface PageFacts extends Neighbour {
  _id: string
  /** Of `pageFigures`. */
  page: string | null
  /** Of `redirect`. */
  to: string | null
  refersTo: (Neighbour | null)[]
  usedBy: Neighbour[]
  /** One of each kind that has pages of its own, another than the document, and how many there are. */
  examples: Record<OwnKind, Named | null>
  counts: Record<OwnKind, number>
}

type OwnKind = 'service' | 'city' | 'category' | 'bundle' | 'guide'

const neighbour = `_type, "slug": slug.current, "name": coalesce(name, title){en, fr}`

const example = (type: OwnKind) =>
  `"${type}": *[_type == "${type}" && defined(slug.current) && _id != $id] | order(coalesce(popularityOrder, order, 9999) asc)[0]{
    "slug": slug.current, "name": coalesce(name, title){en, fr}
  }`

const count = (type: OwnKind) => `"${type}": count(*[_type == "${type}" && defined(slug.current)])`

const OWN_KINDS: OwnKind[] = ['service', 'city', 'category', 'bundle', 'guide']

/**
 * Asks for the `PageFacts` of the document with the published id `$id`. With the perspective `drafts` it tells where the
 * document will be shown, with `published` where it is.
 */
export const PAGE_FACTS_QUERY = `*[_id == $id][0]{
  _id, ${neighbour}, page, to,
  "refersTo": [category->{${neighbour}}, service->{${neighbour}}, city->{${neighbour}}, ...services[]->{${neighbour}}],
  "usedBy": *[references($id)]{${neighbour}},
  "examples": {${OWN_KINDS.map(example).join(', ')}},
  "counts": {${OWN_KINDS.map(count).join(', ')}}
}`

/** The pages of the site that show a document, each address once, its own first. */
export function pagesOf(facts: PageFacts, lang: Language): ShownPage[] {
  const place = SHOWN_ON[facts._type] ?? {}
  const neighbours = [
    ...facts.refersTo.filter((one) => one !== null && place.refersTo?.includes(one._type)),
    ...facts.usedBy.filter(({ _type }) => place.usedBy?.includes(_type)),
  ].filter((one) => one !== null)
  const pages = [
    ...(place.own ? ownPage(facts, lang) : []),
    ...namedPage(facts, lang),
    ...pagesOfNeighbours(neighbours, facts, lang),
    ...(place.always ?? []).map((path) => singlePage(path, lang)),
    ...(place.every ?? []).flatMap((kind) => pagesOfKind(kind, facts, lang)),
  ]
  return eachPathOnce(pages)
}

/** An address is called by the page it is of rather than by the group it stands for. */
function eachPathOnce(pages: ShownPage[]): ShownPage[] {
  return [...Map.groupBy(pages, ({ path }) => path).values()].flatMap(
    (same) => same.find(({ isGroup }) => !isGroup) ?? same.slice(0, 1),
  )
}

function ownPage(document: Neighbour, lang: Language): ShownPage[] {
  const path = pathOf(document)
  return path === null ? [] : [{ title: nameOf(document, lang) || path, path }]
}

function singlePage(path: keyof (typeof WORDS)['en']['pages'], lang: Language): ShownPage {
  return { title: WORDS[lang].pages[path], path }
}

function namedPage({ _type, page, to, ...facts }: PageFacts, lang: Language): ShownPage[] {
  const named = SHOWN_ON[_type]?.named
  if (named === 'to') return to ? [{ title: to, path: to }] : []
  const place = named === 'page' && page ? FIGURES_ON[page] : undefined
  if (place === undefined) return []
  return isPath(place) ? [singlePage(place, lang)] : pagesOfKind(place, { _type, page, to, ...facts }, lang)
}

function isPath(place: string): place is keyof (typeof WORDS)['en']['pages'] {
  return place.startsWith('/')
}

/** More pages of one kind than this are listed as a group. */
const LISTED = 5

function pagesOfNeighbours(neighbours: Neighbour[], facts: PageFacts, lang: Language): ShownPage[] {
  return [...Map.groupBy(neighbours, ({ _type }) => _type).entries()].flatMap(([type, ofType]) => {
    const pages = ofType.flatMap((one) => pagesOfNeighbour(one, facts, lang))
    const [first] = pages
    if (!first || pages.length <= LISTED || !isOwnKind(type)) return pages
    return group(WORDS[lang].kind(type, pages.length, first.title), first.path)
  })
}

function group(title: string, path: string): ShownPage[] {
  return [{ title, path, isGroup: true }]
}

function isOwnKind(type: string): type is OwnKind {
  return OWN_KINDS.some((kind) => kind === type)
}

/** A service's own page, say; or, where a page's or menu's document refers to this one, the pages that document is about. */
function pagesOfNeighbour(neighbour: Neighbour, facts: PageFacts, lang: Language): ShownPage[] {
  const own = ownPage(neighbour, lang)
  if (own.length > 0) return own
  const { always = [], every = [] } = SHOWN_ON[neighbour._type] ?? {}
  return [
    ...always.map((path) => singlePage(path, lang)),
    ...every.flatMap((kind) => pagesOfKind(kind, { ...facts, _type: neighbour._type }, lang)),
  ]
}

function pagesOfKind(kind: PageKind, facts: PageFacts, lang: Language): ShownPage[] {
  const words = WORDS[lang]
  if (kind === 'page') return group(words.kind(kind, 0, ''), '/')
  if (kind === 'notFound') return group(words.kind(kind, 0, ''), '/no-such-page')
  if (kind === 'cityService') return cityServices(facts, lang)
  const shown = facts.examples[kind]
  const path = shown && pathOf({ _type: kind, slug: shown.slug })
  return path ? group(words.kind(kind, facts.counts[kind], nameOf(shown, lang)), path) : []
}

/** Combinations of the document, or of the service and the city it is about, with all the others. */
function cityServices(facts: PageFacts, lang: Language): ShownPage[] {
  const about = (type: 'service' | 'city') =>
    [facts, ...facts.refersTo].find((one) => one?._type === type && one.slug !== null)
  const [ownService, ownCity] = [about('service'), about('city')]
  const service = ownService ?? facts.examples.service
  const city = ownCity ?? facts.examples.city
  if (!service?.slug || !city?.slug) return []
  const words = WORDS[lang]
  const title = words.serviceInCity(nameOf(service, lang), nameOf(city, lang))
  const total = (ownService ? 1 : facts.counts.service) * (ownCity ? 1 : facts.counts.city)
  return group(words.kind('cityService', total, title), `/${city.slug}/${service.slug}`)
}

/** A name without French is shown in English, as on the site. */
function nameOf({ name }: { name: Name | null }, lang: Language): string {
  return name?.[lang] || name?.en || ''
}
