import { type Dependency, dependenciesOf, SHOWN } from './query-dependencies.ts'

/**
 * The cache tags of a cached read, and the cache tags that a change expires. Both are computed only in this file.
 *
 * | tag                  | reads that have the tag                                    | changes that expire the tag             |
 * |----------------------|------------------------------------------------------------|-----------------------------------------|
 * | `content`            | every read                                                 | unknown or too many changes             |
 * | `doc:<id>`           | every `_id` in the result, a look-up by id                 | the document                            |
 * | `slug:<type>:<slug>` | a look-up by type and slug alone, found or not             | a document that gained or lost the slug |
 * | `list:<type>:<id>`   | a list narrowed by a reference to `<id>`                   | a document that refers to `<id>`        |
 * | `count:<type>`       | a count of a whole type                                    | a document that came or went            |
 * | `type:<type>`        | any other list                                             | any document of the type                |
 * | `addresses`          | a stored answer: which page an address shows               | another slug, alias, redirect, hold-back |
 * | `licence-day`        | licences of installers, counted or ending figures          | none: the next day                      |
 * | `trades`             | a page that names contractors                              | another trade, or rule of a province    |
 * | `lead-look`          | free days, who is on call, prices that were paid           | none: another look at the leads         |
 * | `legal-facts`        | a law page                                                 | none: a start, a version of a law page  |
 * | `any`                | a read that cannot be narrowed to documents or types       | every change                            |
 *
 * field-tags.ts narrows the tags of documents, lists and types to the attributes that a query reads.
 *
 * A reference counts in any part of a document. When a document is published or unpublished, the documents that refer to it count as changed
 * too, because they show it now, or no longer show it.
 */
export const ALL_CONTENT = 'content'

/** The tag of the route table (lib/content/slugs.ts). */
export const ADDRESSES = 'addresses'

/** The tag of pages with licences of installers (lib/content/licence-day.ts), or with figures that are counted or end. */
export const LICENCE_DAY = 'licence-day'

/** The tag of pages that name contractors: which trades need which licence (lib/content/advertised.ts). */
export const TRADES = 'trades'

/** The tag of pages that show something of contractors or of final prices (lib/content/lead-look.ts). */
export const LEAD_LOOK = 'lead-look'

/** The tag of law pages, which say what is switched on at the server (lib/content/legal-versions.ts). */
export const LEGAL_FACTS = 'legal-facts'

const ANY_CHANGE = 'any'

export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The tags of a read: from the query itself and from every document in its result. */
export function tagsOfRead(query: string, params: Record<string, unknown>, result: unknown): string[] {
  const ids = [...collectStrings(result, '_id')]
  const tags = new Set([ALL_CONTENT, ...ids.map((id) => `doc:${id}`)])
  for (const dependency of dependenciesOf(query, params)) {
    for (const tag of tagsOfDependency(dependency, ids)) tags.add(tag)
  }
  return [...tags]
}

function tagsOfDependency(dependency: Dependency, shownIds: string[]): string[] {
  switch (dependency.on) {
    case 'anything':
      return [ANY_CHANGE]
    case 'document':
      return [`doc:${dependency.id}`]
    case 'slug':
      return [`slug:${dependency.type}:${dependency.slug}`]
    case 'referrers': {
      const targets = dependency.to === SHOWN ? shownIds : [dependency.to]
      return targets.map((id) => `list:${dependency.type}:${id}`)
    }
    case 'count':
    case 'type':
      return [`${dependency.on}:${dependency.type}`]
  }
}

/**
 * The tags that a change of one published document expires. `null` is a document that did not exist before, or does
 * not exist any more. `referrersOf` reads the published documents that refer to it.
 */
export function tagsOfChange(
  before: StoredDocument | null,
  after: StoredDocument | null,
  referrersOf: () => StoredDocument[] = () => [],
): string[] {
  const tags = new Set([ANY_CHANGE])
  const cameOrWent = before?._type !== after?._type
  const touched = [before, after].filter((document) => document !== null)
  for (const document of cameOrWent ? [...touched, ...referrersOf()] : touched) {
    tags.add(`doc:${document._id}`).add(`type:${document._type}`)
    for (const ref of collectStrings(document, '_ref')) tags.add(`list:${document._type}:${ref}`)
  }
  if (cameOrWent) for (const { _type } of touched) tags.add(`count:${_type}`)
  if (addressesOf(before) !== addressesOf(after)) tags.add(ADDRESSES)
  if (tradesOf(before) !== tradesOf(after)) tags.add(TRADES)
  const [slugBefore, slugAfter] = [slugTag(before), slugTag(after)]
  if (slugBefore !== slugAfter) {
    if (slugBefore) tags.add(slugBefore)
    if (slugAfter) tags.add(slugAfter)
  }
  return [...tags]
}

/** All strings under a name, at any depth. */
export function collectStrings(value: unknown, name: string, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, field] of Object.entries(value)) {
    if (key === name && typeof field === 'string') found.add(field)
    else collectStrings(field, name, found)
  }
  return found
}

/** The fields of a document that decide which page an address shows. */
function addressesOf(document: StoredDocument | null): string {
  if (document === null) return ''
  const { slug, aliases, formerSlugs, heldBack, from, to } = document
  // A city with an average rate has a page about it.
  const rates = collectStrings(document.localPricing, 'range')
  return JSON.stringify([slug, aliases, formerSlugs, heldBack, from, to, ...rates])
}

/** The fields of a document that decide which trades need which licence, without the names of services. */
function tradesOf(document: StoredDocument | null): string {
  if (!document || !['emergencyService', 'province'].includes(document._type)) return ''
  const { trade, code, tradeRules } = document
  return JSON.stringify([trade, code, tradeRules])
}

function slugTag(document: StoredDocument | null): string | null {
  const slug = document?.slug
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : null
  return document && typeof current === 'string' ? `slug:${document._type}:${current}` : null
}
