import type { LakeDocument } from 'content-lake'
import fc from 'fast-check'
import type { Change } from './changes.ts'

/** Random content, changes of it and queries over it, small enough that they meet: shared ids, types and slugs. */

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const TYPES = ['service', 'review', 'city', 'guide'] as const
const SLUGS = ['x', 'y'] as const
const AT = '2026-01-01T00:00:00Z'

const id = fc.constantFrom(...IDS)
const reference = id.map((_ref) => ({ _type: 'reference', _ref, _weak: true }))

const fieldsOfDocument = {
  slug: fc.record({ current: fc.constantFrom(...SLUGS) }, { noNullPrototype: true }),
  n: fc.integer({ min: 0, max: 3 }),
  label: id,
  owner: reference,
  nested: fc.record({ deep: reference }, { noNullPrototype: true }),
  list: fc.array(reference, { maxLength: 3 }),
}

const document: fc.Arbitrary<LakeDocument> = fc.record(
  {
    _id: id,
    _type: fc.constantFrom(...TYPES),
    _rev: fc.constant('r'),
    _createdAt: fc.constant(AT),
    _updatedAt: fc.constant(AT),
    ...fieldsOfDocument,
  },
  { requiredKeys: ['_id', '_type', '_rev', '_createdAt', '_updatedAt'], noNullPrototype: true },
)

const documents = fc.uniqueArray(document, { selector: ({ _id }) => _id, minLength: 2, maxLength: 6 })

/** One field with its new value. */
const edit = fc.oneof(
  ...Object.entries(fieldsOfDocument).map(([name, value]) => value.map((field) => ({ [name]: field }))),
)

/** Documents, and changes of each of them: made, deleted, and edited in one field. */
export const contents = fc
  .tuple(documents, documents, fc.array(edit, { minLength: 2, maxLength: 6 }))
  .map(([documents, replacements, edits]) => {
    const changes: Change[] = documents.flatMap((before) => [
      { name: 'deleted', id: before._id, before, after: null },
      ...edits.map((fields) => ({ name: 'edited', id: before._id, before, after: { ...before, ...fields } })),
    ])
    for (const after of replacements) {
      const before = documents.find(({ _id }) => _id === after._id) ?? null
      changes.push({ name: before ? 'replaced' : 'made', id: after._id, before, after })
    }
    return { documents, changes }
  })

export const params = fc.record(
  { id, slug: fc.constantFrom(...SLUGS), ids: fc.array(id, { maxLength: 3 }) },
  { noNullPrototype: true },
)

const type = fc.constantFrom(...TYPES).map((name) => JSON.stringify(name))
const anId = fc.oneof(
  id.map((name) => JSON.stringify(name)),
  fc.constantFrom('$id', '^._id', '^._id', '^.^._id', '^.owner._ref', '^.label'),
)

const typeCondition = fc.oneof(
  { weight: 16, arbitrary: type.map((name) => `_type == ${name}`) },
  type.map((name) => `${name} == _type`),
  fc.tuple(type, type).map(([one, other]) => `_type in [${one}, ${other}]`),
  fc.constantFrom(
    '_type match "s*"',
    '_type != "city"',
    '_type == ^._type',
    '(_type == "city" || _type == "review")',
  ),
)

const condition = fc.oneof(
  fc.constantFrom(
    'slug.current == $slug',
    '"x" == slug.current',
    'slug.current != $slug',
    'defined(slug.current)',
  ),
  anId.map((target) => `references(${target})`),
  fc.tuple(anId, anId).map(([one, other]) => `references(${one}, ${other})`),
  fc
    .tuple(fc.constantFrom('owner._ref', 'nested.deep._ref', '@.owner._ref'), anId)
    .map(([path, target]) => `${path} == ${target}`),
  anId.map((target) => `${target} in list[]._ref`),
  anId.map((target) => `_id == ${target}`),
  fc.constantFrom(
    'references($ids)',
    '_id in $ids',
    '_id in path("a")',
    '_id in ^.list[]._ref',
    '_id in ["a", $id]',
  ),
  fc.constantFrom(
    'n > 1',
    'label == ^.label',
    'label == $id',
    'owner->n > 1',
    'owner->label == label',
    'n == ^.n',
  ),
  fc.constantFrom('count(list) > 1', 'count(list[@->n > 1]) > 0'),
)

/** Filters that find a document or a few, as those of pages do. */
const lookUp = fc.oneof(
  type.map((name) => `_type == ${name} && slug.current == $slug`),
  type.map((name) => `_type == ${name} && slug.current == $slug && n > 1`),
  anId.map((target) => `_id == ${target}`),
  fc.tuple(type, anId).map(([name, target]) => `_type == ${name} && references(${target})`),
)

const { filter, field, documentsOf, projection } = fc.letrec<{
  filter: string
  field: string
  documentsOf: string
  projection: string
}>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 1, depthSize: 'small' },
    { weight: 16, arbitrary: lookUp },
    { weight: 4, arbitrary: typeCondition },
    { weight: 8, arbitrary: fc.tuple(typeCondition, condition).map(([one, other]) => `${one} && ${other}`) },
    condition,
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => `(${one} || ${other})`),
    fc.tuple(tie('filter'), tie('filter')).map(([one, other]) => `${one} && ${other}`),
    tie('filter').map((inner) => `!(${inner})`),
    {
      weight: 2,
      arbitrary: fc
        .tuple(typeCondition, tie('filter'))
        .map(([one, inner]) => `${one} && count(*[${inner}]) > 0`),
    },
  ),
  // Most fields of a projection read other documents: all of them shown, some of them, or none.
  field: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 8, arbitrary: fc.constantFrom('n', 'slug', 'label', 'owner', '"target": nested.deep._ref') },
    fc.constantFrom('"name": owner->label', '"own": owner->', '"all": list[]->', '"names": list[]->label'),
    {
      weight: 20,
      arbitrary: fc
        .tuple(
          tie('projection'),
          fc.constantFrom<(inner: string) => string>(
            (inner) => `owner->${inner}`,
            (inner) => `nested{deep->${inner}}`,
            (inner) => `"all": list[]->${inner}`,
            (inner) => `"all": list[0...1]->${inner}`,
            (inner) => `"all": list[]->${inner} | order(n desc)`,
            (inner) => `"all": list[]->${inner} | order(n desc)[0...1]`,
            (inner) => `"all": list[]->${inner}[n > 1]`,
            (inner) => `"first": list[]->${inner}[0]`,
            (inner) => `"through": owner->owner->${inner}`,
            (inner) => `"inner": list[]{"of": @->${inner}}`,
            (inner) => `n > 1 => {"big": owner->${inner}}`,
            (inner) => `"either": coalesce(owner->${inner}, nested.deep->${inner})`,
            (inner) => `"pick": select(n > 1 => owner->${inner}, list[0]->${inner})`,
            (inner) => `"more": [...list[]->${inner}, owner->${inner}]`,
            (inner) => `"n": count(list[]->${inner})`,
            (inner) => `"known": defined(owner->${inner}.n)`,
            (inner) => `"same": owner->${inner} == list[0]->${inner}`,
            (inner) => `"label": owner->${inner}.label`,
            (inner) => `...owner->${inner}`,
          ),
        )
        .map(([inner, around]) => around(inner)),
    },
    { weight: 12, arbitrary: tie('documentsOf').map((inner) => `"sub": ${inner}`) },
    tie('filter').map((inner) => `"count": count(*[${inner}])`),
    tie('filter').map((inner) => `"slugs": *[${inner}].slug.current`),
  ),
  projection: fc
    .tuple(
      fc.oneof(
        { weight: 16, arbitrary: fc.constant('_id, ') },
        fc.constantFrom('', '..., ', '"_id": label, '),
      ),
      fc.oneof(
        { weight: 4, arbitrary: tie('field') },
        fc.tuple(tie('field'), tie('field')).map(([one, other]) => `${one}, ${other}`),
      ),
      fc.oneof(
        { weight: 24, arbitrary: fc.constant('') },
        fc.constantFrom(', "_id": label', ', ...', ', ...owner->', ', n > 1 => {"_id": label}'),
      ),
    )
    .map(([before, inner, after]) => `{${before}${inner}${after}}`),
  documentsOf: fc
    .tuple(
      tie('filter'),
      fc.constantFrom('', '', '[0]', '[0...2]', ' | order(n desc)', ' | order(n desc)[0]', '[n > 1]'),
      fc.oneof(
        { weight: 12, arbitrary: tie('projection') },
        fc.constantFrom('', '.label', '.owner->', '{_id}'),
      ),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant('') },
        fc.constantFrom(
          '[0...1]',
          '[n > 1]',
          '[count(sub) > 0]',
          ' | order(n)',
          ' | order(n)[0]',
          '.label',
          '.sub',
        ),
      ),
    )
    .map(([inner, cut, shown, end]) => `*[${inner}]${cut}${shown}${end}`),
}))

/** Queries as pages have them, and queries that read documents in ways of which no trace is in the result. */
export const queries = fc.oneof(
  { weight: 16, arbitrary: documentsOf },
  { weight: 8, arbitrary: field.map((inner) => `*[_id == $id][0]{_id, ${inner}}`) },
  fc.tuple(documentsOf, documentsOf).map(([one, other]) => `{"one": ${one}, "other": ${other}}`),
  filter.map((inner) => `count(*[${inner}])`),
  projection.map((inner) => `*${inner}`),
  fc.constantFrom('*', 'count(*)', '* | order(n)[0]', '*[0...2]->', '*._id', '*[true]', '*[_type in []]'),
)
