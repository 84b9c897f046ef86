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

/**
 * The documents of a seed without the sample's services, cities, reviews, contractors and what is written about them. What refers
 * to one of them goes with it: a reference in a list, an item of a list (such as a link of a menu), or a field of a document.
 */
export function withoutSample(documents: readonly SeedDocument[]): SeedDocument[] {
  const isSample = ({ _type }: SeedDocument) => SAMPLE_TYPES.includes(_type)
  const gone = new Set(documents.filter(isSample).map(({ _id }) => _id))
  return documents
    .filter((document) => !isSample(document))
    .map((document) => fieldsWithout(document, gone) as SeedDocument)
}

function fieldsWithout(fields: object, gone: ReadonlySet<string>): object {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      refersTo(value, gone) ? [] : [[name, valueWithout(value, gone)]],
    ),
  )
}

function valueWithout(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isAbout(item, gone)).map((item) => valueWithout(item, gone))
  }
  return isFields(value) ? fieldsWithout(value, gone) : value
}

/** Whether an item of a list is a reference to a document that goes, or has one as a field. */
const isAbout = (item: unknown, gone: ReadonlySet<string>) =>
  refersTo(item, gone) || (isFields(item) && Object.values(item).some((value) => refersTo(value, gone)))

const refersTo = (value: unknown, gone: ReadonlySet<string>) =>
  isFields(value) && typeof value._ref === 'string' && gone.has(value._ref)

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
