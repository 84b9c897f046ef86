import { expect, test } from 'vitest'
import { readFields } from './read-fields.ts'

test.each([
  [
    'a list',
    '*[_type == "city" && defined(slug.current)] | order(order asc){_id, name, "slug": slug.current}',
    { types: { city: ['_id', '_type', 'name', 'order', 'slug'] }, others: [] },
  ],
  [
    'a document behind a reference',
    '*[_type == "city"]{province->{code}}',
    { types: { city: ['_type', 'province'] }, others: ['code'] },
  ],
  ['a whole document', '*[_type == "city"][0]', { types: { city: ['*'] }, others: [] }],
  ['a spread document', '*[_type == "city"]{..., "x": name}', { types: { city: ['*'] }, others: [] }],
  [
    'a spread value',
    '*[_type == "city"]{picture{...}}',
    { types: { city: ['_type', 'picture'] }, others: [] },
  ],
  [
    'what the enclosing document says',
    '*[_type == "city"]{"guides": *[_type == "guide" && references(^._id)].title}',
    { types: { city: ['_id', '_type'], guide: ['@references', '_id', '_type', 'title'] }, others: [] },
  ],
  ['a count', 'count(*[_type == "city" && isOpen])', { types: { city: ['_type', 'isOpen'] }, others: [] }],
  ['a type that is given', '*[_type in $types].slug', { types: {}, others: ['_type', 'slug'] }],
  [
    'one of two documents',
    '*[_type == "city"]{"above": coalesce(province->, country->).name}',
    { types: { city: ['_type', 'country', 'province'] }, others: ['name'] },
  ],
  [
    'compared documents',
    '*[_type == "city" && province-> == country->]._id',
    { types: { city: ['_id', '_type', 'country', 'province'] }, others: ['*'] },
  ],
])('%s', (_, query, fields) => {
  expect(readFields(query)).toEqual(fields)
})

test('nothing is said of a query with something unknown', () => {
  expect(readFields('*[_type == "city" && diff::changedAny({"a": 1}, {"a": 2}, (a))]')).toBeNull()
})
