/** The types of document that only the sample fills. All others are the structure of the site and its legal pages. */
const SAMPLE_TYPES = [
  'activityItem',
  'bookingServiceType',
  'bundle',
  'category',
  'city',
  'emergencyService',
  'featuredContractor',
  'guide',
  'installer',
  'project',
  'redirect',
  'review',
  'service',
]

/** A document of the seed, as one line of the NDJSON file has it. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** What goes: the documents of the sample by id, and the slugs of their pages. */
interface Gone {
  ids: ReadonlySet<string>
  slugs: ReadonlySet<string>
  /** By id of a document that goes: documents of one's own with its type, which take its place in a field of another document. */
  instead(id: string): readonly SeedDocument[]
}

/**
 * The documents of a seed without the sample's services, cities, reviews, contractors and what is written about them, and with
 * documents of one's own.
 *
 * What leads to a document that goes, goes with it: a reference in a list, an item of a list (such as a link of a menu), a field of
 * a document, an item that has lost its whole list, and a question whose answer links to it. A field or a list of a document that
 * was about documents of one type is about one's own of that type instead, for example the cities of the estimator.
 */
export function withoutSample(
  documents: readonly SeedDocument[],
  own: readonly SeedDocument[] = [],
): SeedDocument[] {
  const sample = documents.filter(({ _type }) => SAMPLE_TYPES.includes(_type))
  const types = new Map(sample.map(({ _id, _type }) => [_id, _type]))
  const gone: Gone = {
    ids: new Set(types.keys()),
    slugs: new Set(sample.flatMap(({ slug }) => (isFields(slug) ? [String(slug.current)] : []))),
    instead: (id) => own.filter(({ _type }) => _type === types.get(id)),
  }
  const left = documents
    .filter(
      (document) => !gone.ids.has(document._id) && !(document._type === 'faq' && hasLinkTo(document, gone)),
    )
    .map((document) => documentWithout(document, gone))
  return [...left, ...own]
}

function documentWithout(document: SeedDocument, gone: Gone): SeedDocument {
  const left = fieldsWithout(document, gone)
  const replaced = Object.entries(document).flatMap(([name, value]) => {
    const refs = Array.isArray(value) ? value : [value]
    const [first] = refs
    if (!refersTo(first, gone) || !refs.every((ref) => refersTo(ref, gone))) return []
    const instead = gone.instead(first._ref).slice(0, refs.length)
    if (instead.length === 0) return []
    const toOwn = instead.map(({ _id }) => ({ _type: 'reference', _ref: _id }))
    return [[name, Array.isArray(value) ? toOwn.map((ref) => ({ _key: ref._ref, ...ref })) : toOwn[0]]]
  })
  return { ...left, ...Object.fromEntries(replaced) } as SeedDocument
}

function fieldsWithout(fields: object, gone: Gone): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      refersTo(value, gone) ? [] : [[name, valueWithout(value, gone)]],
    ),
  )
}

function valueWithout(value: unknown, gone: Gone): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isAbout(item, gone)).map((item) => valueWithout(item, gone))
  }
  return isFields(value) ? fieldsWithout(value, gone) : value
}

/** Whether an item of a list goes: a reference or a link to what goes, or one that has either, or a list of nothing else. */
const isAbout = (item: unknown, gone: Gone): boolean =>
  refersTo(item, gone) ||
  (isFields(item) &&
    Object.entries(item).some(
      ([name, value]) =>
        refersTo(value, gone) ||
        (isAddress(name) && leadsTo(value, gone)) ||
        (Array.isArray(value) && value.length > 0 && value.every((one) => refersTo(one, gone))),
    ))

/** Whether a value has a link to a page that goes, at any depth. */
const hasLinkTo = (value: unknown, gone: Gone): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(
    ([name, inner]) => (isAddress(name) && leadsTo(inner, gone)) || hasLinkTo(inner, gone),
  )

/** The fields with the address of a page: of a link in a text, and of an entry of a menu. */
const isAddress = (name: string) => name === 'href' || name === 'path'

const leadsTo = (href: unknown, { slugs }: Gone) =>
  typeof href === 'string' &&
  href.startsWith('/') &&
  slugs.has(
    href
      .replace(/[?#].*/, '')
      .split('/')
      .at(-1) ?? '',
  )

const refersTo = (value: unknown, { ids }: Gone): value is { _ref: string } =>
  isFields(value) && typeof value._ref === 'string' && ids.has(value._ref)

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
