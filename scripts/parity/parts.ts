import { pathText } from '#lib/i18n/at-path.ts'
import { heldBackOf, isHeldBack } from '#lib/i18n/held-back.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
import { documentFaults, sharedNames } from '#lib/parity/documents.ts'
import type { Fault } from '#lib/parity/fault.ts'
import type { Finding, Held, Part } from '#lib/parity/report.ts'
import { interfaceWords, mailWords, pairFaults, type WordPair } from '#lib/parity/words.ts'
import { pathOf } from '#lib/routes/addresses.ts'
import { documentsAt } from '#lib/routes/routes.ts'
import { slugsOf } from '#lib/routes/slugs.ts'
import type { StoredDocument } from './documents.ts'
import type { Listed } from './site.ts'

/* The parts of the parity report, from what was read. */

/** What is stored and written: published documents, the words of pages, forms and files, and the texts of mails. */
export function contentParts(documents: readonly StoredDocument[]): Part[] {
  const mails = documents.find(({ _id }) => _id === 'mailTexts') ?? {}
  return [
    documentsPart(documents),
    wordsPart('Words of pages, forms and files', interfaceWords()),
    wordsPart('Mails', mailWords(mails)),
  ]
}

function documentsPart(documents: readonly StoredDocument[]): Part {
  const names = sharedNames(documents)
  const findings = documents.flatMap((document) =>
    documentFaults(document, names).map(({ path, ...fault }): Finding => {
      return { ...fault, place: placeOf(document), mend: `${document._id} ${pathText(path)}` }
    }),
  )
  return { title: 'Documents', compared: documents.length, findings }
}

function wordsPart(title: string, pairs: WordPair[]): Part {
  const findings = pairs.flatMap((pair) =>
    pairFaults(pair).map((fault): Finding => ({ ...fault, place: pair.place, mend: pair.place })),
  )
  return { title, compared: pairs.length, findings }
}

/** The public pages. A page that is held back is none: its document says what is wrong. */
export async function pagesPart(
  documents: readonly StoredDocument[],
  listed: readonly string[],
  faultsAt: (paths: readonly string[]) => Promise<Fault[][]>,
): Promise<Part> {
  const paths = publicPaths(documents, listed)
  const faults = await faultsAt(paths)
  const findingsOf = finder(documents)
  return {
    title: 'Pages',
    compared: paths.length,
    findings: paths.flatMap((path, at) => findingsOf(path, faults[at] ?? [])),
  }
}

/** The lists by which visitors and search engines find pages. */
export function listsPart(documents: readonly StoredDocument[], lists: Listed): Part {
  const findingsOf = finder(documents)
  const findings = Object.entries(lists).flatMap(([list, { en, fr }]) => {
    const french = new Set(fr)
    const missing = publicPaths(documents, en).filter((path) => !french.has(path))
    return missing.flatMap((path) => findingsOf(path, [{ kind: 'index', says: list }]))
  })
  return { title: 'Sitemap, search and llms.txt', compared: Object.keys(lists).length, findings }
}

/** The pages that staff hold back, with the reason. */
export function heldIn(documents: readonly StoredDocument[]): Held[] {
  return documents.flatMap((document) => {
    const held = heldBackOf(document)
    if (held === null) return []
    const languages = LANGUAGES.filter((lang) => isHeldBack(held.language, lang))
    return [{ place: placeOf(document), language: languages.join(', '), reason: held.reason }]
  })
}

function publicPaths(documents: readonly StoredDocument[], paths: readonly string[]): string[] {
  const held = new Set(heldIn(documents).map(({ place }) => place))
  return paths.filter((path) => !held.has(path))
}

/** The page of a document, or else its type. */
function placeOf({ _type, slug }: StoredDocument): string {
  return pathOf({ _type, slug: slugIn(slug) }) ?? _type
}

const slugIn = (slug: unknown): string | null =>
  typeof slug === 'object' && slug !== null && 'current' in slug ? String(slug.current) : null

/** Says where faults of a page are mended: in the document that its address names. */
function finder(documents: readonly StoredDocument[]) {
  const addressed = documents.map(({ _type, slug }) => ({ _type, slug: slugIn(slug) }))
  const published = { ...slugsOf(addressed), former: new Map(), redirects: new Map() }
  return (path: string, faults: readonly Fault[]): Finding[] => {
    const [main] = documentsAt(path.replace(/\.md$/, ''), published)
    const document = documents.find(({ _type, slug }) => _type === main?.type && slugIn(slug) === main.slug)
    return faults.map((fault) => ({
      ...fault,
      place: localizedHref(path, 'fr'),
      mend: document?._id ?? '',
    }))
  }
}
