import fc from 'fast-check'
import type { NewDocument } from '../src/working-copy.ts'

/** Random content and queries, small enough that documents meet: shared ids, types and references. */

const NAMES = ['a', 'b', 'c', 'd', 'e'] as const
const TYPES = ['service', 'review', 'city'] as const

const name = fc.constantFrom(...NAMES)
const type = fc.constantFrom(...TYPES)
const storedId = fc
  .tuple(fc.constantFrom('', '', 'drafts.', 'versions.r1.'), name)
  .map(([prefix, id]) => prefix + id)
const reference = fc
  .oneof({ weight: 4, arbitrary: name }, { weight: 1, arbitrary: storedId })
  .map((id) => ({ _type: 'reference', _ref: id, _weak: true }))

const document: fc.Arbitrary<NewDocument> = fc.record(
  {
    _id: storedId,
    _type: type,
    n: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 0, max: 3 }) },
      { weight: 1, arbitrary: fc.constantFrom(null, 'text', true, 1.5) },
    ),
    owner: reference,
    nested: fc.record({ deep: reference }, { noNullPrototype: true }),
    list: fc.array(reference, { maxLength: 3 }),
    label: name,
  },
  { requiredKeys: ['_id', '_type'], noNullPrototype: true },
)

/** Documents with ids that differ. Which are drafts or versions of which is left to chance. */
export const documents = fc.uniqueArray(document, { selector: ({ _id }) => _id, maxLength: 12 })

/** Values for `$name`, `$names`, `$type`, `$text` (a number, for once) and `$n`, the parameters of the queries. */
export const params = fc.record(
  {
    name: storedId,
    names: fc.array(storedId, { maxLength: 3 }),
    type,
    text: fc.oneof(name, fc.constant(7), fc.constant(null)),
    n: fc.integer({ min: 0, max: 3 }),
  },
  { noNullPrototype: true },
)

const quoted = fc.oneof(storedId, type).map((text) => JSON.stringify(text))
const operand = fc.oneof(quoted, fc.constantFrom('$name', '$type', '$text'))
const outer = fc.constantFrom('^._id', '^.owner._ref', '^.label', '^.n', '^.^._id', '^.owner->_id', '^.list')
const own = fc.constantFrom(
  'nested.deep._id',
  'owner._ref',
  'nested.deep._ref',
  'list[0]._ref',
  'label',
  '@.owner._ref',
)

const match = fc
  .tuple(
    fc.constantFrom(
      'label',
      '_id',
      'n',
      'list[]._ref',
      'nested.deep._ref',
      '@.label',
      'owner->label',
      '^.label',
    ),
    fc.oneof(operand, fc.constantFrom('"a*"', '$names', '["a", "*"]', '^.label', '$n')),
  )
  .map(([left, right]) => `${left} match ${right}`)
const search = fc.array(match, { minLength: 1, maxLength: 3 }).map((matches) => `(${matches.join(' || ')})`)

const condition = fc.oneof(
  search,
  fc.tuple(fc.constantFrom('_type', '_id', '@._type'), operand).map(([left, right]) => `${left} == ${right}`),
  operand.map((left) => `${left} == _id`),
  fc
    .tuple(fc.constantFrom('_type', '_id', 'owner._ref'), fc.array(operand, { maxLength: 3 }))
    .map(([left, list]) => `${left} in [${list.join(', ')}]`),
  fc.constantFrom(
    '_id in $names',
    'n > $n',
    'n == ^.n',
    'defined(owner)',
    'defined(nested.deep)',
    '_type != $type',
    '_id in path("drafts.**")',
  ),
  fc.oneof(operand, outer, fc.constant('$names')).map((target) => `references(${target})`),
  fc.tuple(own, fc.oneof(operand, outer)).map(([left, right]) => `${left} == ${right}`),
  outer.map((left) => `${left} == _id`),
  fc
    .tuple(fc.oneof(operand, outer), fc.constantFrom('list[]._ref', 'list[]->_id'))
    .map(([left, right]) => `${left} in ${right}`),
  outer.map((right) => `_id in ${right}[]._ref`),
)

const { filter } = fc.letrec<{ filter: string }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    condition,
    fc.tuple(tie('filter'), tie('filter')).map(([left, right]) => `(${left} && ${right})`),
    fc.tuple(tie('filter'), tie('filter')).map(([left, right]) => `(${left} || ${right})`),
    tie('filter').map((inner) => `!(${inner})`),
    tie('filter').map((inner) => `count(*[${inner}]) > 0`),
  ),
}))

const ending = fc.constantFrom(
  '',
  '[0]',
  '[0..1]',
  '[0...$n]',
  '[$n]',
  ' | order(n desc, _id)',
  ' | order(n desc)[0...2]',
  ' | order(n, label desc)[1...$n]',
  ' | order(nested.deep._ref asc)[0..1]{_id, n}',
  ' | order(label desc)[$n]',
  ' | order(_id desc)[0..1]',
  '.n',
  '.nested.deep._ref',
  '._id',
  '.owner->',
)

const { query } = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.tuple(filter, ending).map(([inner, end]) => `*[${inner}]${end}`),
    fc.tuple(filter, filter).map(([first, second]) => `*[${first}][${second}]`),
    fc.tuple(filter, tie('query')).map(([inner, sub]) => `*[${inner}]{_id, _originalId, "sub": ${sub}}`),
    fc.tuple(filter, tie('query')).map(([inner, sub]) => `*[${inner}]{"at": owner->{_id, "sub": ${sub}}}`),
    fc.tuple(filter, tie('query')).map(([inner, sub]) => `*[${inner}]{"all": list[]{_ref, "sub": ${sub}}}`),
    fc.tuple(filter, tie('query')).map(([inner, sub]) => `*[${inner}].list[]{"sub": ${sub}}`),
    fc.tuple(filter, filter).map(([inner, other]) => `*[${inner}] | order(count(*[${other}]), _id)`),
    fc.tuple(tie('query'), tie('query')).map(([left, right]) => `{"left": ${left}, "right": ${right}}`),
    fc.constantFrom(
      '*',
      '*{_id, "same": *[_type == ^._type]._id}',
      '*[]->_id',
      '*[_type == $type]->',
      'count(*)',
    ),
    filter.map((inner) => `count(*[${inner}])`),
    fc
      .tuple(filter, filter)
      .map(([inner, other]) => `*[${inner}]{_id, "count": count(*[_type == $type && ${other}])}`),
    fc
      .tuple(filter, filter, ending)
      .map(([inner, other, end]) => `*[${inner}]{"of": *[_type == "review" && ${other}]${end}}`),
    fc.tuple(filter, ending).map(([inner, end]) => `*[_type == "service" && ${inner}]${end}`),
  ),
}))

/** GROQ queries of every kind the lake narrows or joins, and many it must leave alone. */
export const queries = query

const reduced = fc
  .tuple(
    fc.constantFrom(
      'true',
      'defined(owner)',
      'n > 0',
      'label != "a"',
      '!defined(n)',
      '(n == 1 || label == $name)',
      '(label match $text || nested.deep._ref match "*")',
      'list[]._ref match $name',
    ),
    fc.constantFrom('n', 'n desc', 'label', 'label desc', 'nested.deep._ref desc', '_id desc'),
    fc.constantFrom('[0...2]', '[0..2]', '[1...3]', '[0]', '[1]', '[0...$n]'),
  )
  .chain(([condition, order, part]) =>
    fc.constantFrom(
      `*[_type == "service" && ${condition}] | order(${order}, label desc)${part}`,
      `*{_id, "first": *[_type == "service" && references(^._id) && ${condition}] | order(${order}, label desc)${part}}`,
      `*{_id, "same": *[_type == "service" && references(^._id) && label == ^.label] | order(${order})${part}}`,
      `*{_id, "owned": *[_type == "service" && owner._ref == ^._id] | order(${order})${part}}`,
      `*[_type == "service" && ${condition}].label`,
      `*[_type == "service" && ${condition}].nested.deep._ref`,
      `count(*[_type == "service" && ${condition}])`,
      `*{_id, "labels": *[_type == "service" && references(^._id) && ${condition}].label}`,
      `*{_id, "count": count(*[_type == "service" && owner._ref == ^._id && ${condition}])}`,
      `*{_id, "count": count(*[references(^.owner._ref) && _type == "service" && label == ^.label])}`,
    ),
  )

/** Queries that the lake answers without reading all documents of a type, or without reading any. */
export const reducedQueries = reduced

/** Documents of which most are of one type. */
export const services = documents.map((all) =>
  all.map((one, index) => ({ ...one, _type: index % 4 === 0 ? one._type : 'service' })),
)
