import type { SanityClient } from '@sanity/client'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { type PageDocument, typesIn } from '#lib/routes/addresses.ts'
import { costEnd } from '#lib/routes/cost-pages.ts'
import { documentsAt, readablePath } from '#lib/routes/routes.ts'
import { type Addressed, formerSlugsOf, slugsOf } from '#lib/routes/slugs.ts'
import { wordsOf } from '#lib/search/words-of.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import { SINGLETONS } from '#schemas/index.ts'
import { PAGES } from '#schemas/pages/index.ts'
import { searched } from './searched.ts'
import { typeTitle } from './type-titles.ts'

/** A document that the search offers above Sanity's results. */
export interface Offer {
  id: string
  type: string
  /** The document's name. For a type with one document, the title of the type. */
  title: string
  /** The title of the document's type. For a page that exists once, its path. */
  note: string
}

/** The data that determines the addresses of the site. */
export interface Addresses {
  documents: (Addressed & { _id: string; name: Partial<Bilingual> | null })[]
  redirects: { from: string; to: string }[]
}

const ADDRESSES = `{
  "documents": *[_type in $types && defined(slug.current)]{
    _id, _type, "slug": slug.current, aliases, formerSlugs[]{slug, until}, "name": coalesce(name, title){en, fr}
  },
  "redirects": *[_type == "redirect" && defined(from) && defined(to)]{from, to}
}`

/** Reads the data that determines the addresses of the site, drafts included. */
export function readAddresses(client: SanityClient): Promise<Addresses> {
  const types = DOCUMENTS_WITH_PAGE.map(({ name }) => name)
  return client.fetch<Addresses>(ADDRESSES, { types }, { perspective: 'drafts' })
}

/**
 * The path in a typed or pasted text: a path, or the address of a page on any host. Null when the text is no address. The
 * language and other parameters are ignored, because one document has both languages.
 */
export function pathIn(text: string): string | null {
  const typed = text.trim()
  if (/\s/.test(typed)) return null
  if (/^\/(?!\/)/.test(typed)) return pathnameOf(`https://host${typed}`)
  if (/^https?:\/\/./i.test(typed)) return pathnameOf(typed)
  return /^[\w-]+((\.[\w-]+)+(:\d+)?|:\d+)\//.test(typed) ? pathnameOf(`https://${typed}`) : null
}

function pathnameOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { pathname } = new URL(address)
  return readablePath(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
}

/**
 * The documents of the page at a path: first the documents that the page is about, then the document with the texts that all
 * pages of this kind share. For `/city/toronto`: the city Toronto, then `cityPage`.
 */
export function offersAt(path: string, { documents, redirects }: Addresses, language: Language): Offer[] {
  const published = {
    ...slugsOf(documents),
    former: formerSlugsOf(documents),
    redirects: new Map(redirects.map(({ from, to }) => [readablePath(from), to])),
  }
  const found = documentsAt(path, published)
  return [
    ...found.flatMap((one) => offerOf(one, documents, language)),
    ...sharedBy(found, costEnd(path), language),
  ]
}

function offerOf({ type, slug }: PageDocument, documents: Addresses['documents'], lang: Language): Offer[] {
  if (slug === null) return SINGLETONS.filter(({ name }) => name === type).map((one) => single(one, lang))
  const document = documents.find(
    (one) => one._type === type && (one.slug === slug || one.aliases?.includes(slug) === true),
  )
  return document ? [offered(document, lang)] : []
}

function offered(
  { _id: id, _type: type, name, slug }: Addresses['documents'][number],
  lang: Language,
): Offer {
  return { id, type, title: name?.[lang] || name?.en || slug || id, note: typeTitle(type, lang) }
}

/**
 * The document with the texts that all pages about documents of these types share, such as `cityPage` for a city.
 * @param end what the path has behind the slugs (`costEnd`)
 */
function sharedBy(found: PageDocument[], end: string, lang: Language): Offer[] {
  const types = found.map(({ type }) => type).toSorted()
  return PAGES.filter(({ path }) => {
    const own = typesIn(path).toSorted()
    return own.length > 0 && own.join() === types.join() && costEnd(path) === end
  }).map((page) => single(page, lang))
}

function single(
  { name, title, path }: { name: string; title: Bilingual; path?: string },
  lang: Language,
): Offer {
  const address = path && typesIn(path).length === 0 ? path : undefined
  return { id: name, type: name, title: title[lang], note: address ?? WORDS[lang].shared }
}

const WORDS: Record<Language, { shared: string }> = {
  en: { shared: 'Texts around it' },
  fr: { shared: 'Les textes autour' },
}

/** Words that a search for a page ignores: `page` itself, and short words such as `the` and `de`. */
const FILLERS = new Set('page pages the of la le les l de des du d'.split(' '))

const MOST = 3

/** The pages that exist once whose title or path a search finds, then the documents whose name it only nearly has. */
export function offersNamed(text: string, { documents }: Addresses, language: Language): Offer[] {
  const wanted = wordsOf(text).filter((word) => !FILLERS.has(word))
  if (wanted.join('').length < 3) return []
  const pages = PAGES.filter(({ title, path }) => {
    const words = wordsOf(`${title.en} ${title.fr} ${path}`)
    return wanted.every((word) => words.some((one) => one.startsWith(word)))
  })
  return [
    ...pages.map((page) => single(page, language)),
    ...nearlyNamed(wanted.join(' '), documents, language),
  ].slice(0, MOST)
}

/** Documents with a name that has the words of a search with typing errors. None where Sanity's own search finds a name. */
function nearlyNamed(text: string, documents: Addresses['documents'], language: Language): Offer[] {
  const namesOf = ({ name, slug }: Addresses['documents'][number]) => `${name?.en} ${name?.fr} ${slug}`
  const found = searched(documents, text, namesOf)
  const isExact = found.some((one) => {
    const words = wordsOf(namesOf(one))
    return wordsOf(text).every((word) => words.some((other) => other.startsWith(word)))
  })
  return isExact ? [] : found.map((one) => offered(one, language))
}
