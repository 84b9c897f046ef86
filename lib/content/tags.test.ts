import { describe, expect, test } from 'vitest'
import { tagsOfChange, tagsOfRead } from './tags.ts'

describe('tags of a read', () => {
  test.each([
    ['a document by id', '*[_id == "homePage"][0]{_id}', {}, null, ['doc:homePage']],
    [
      'a look-up by slug',
      '*[_type == "service" && slug.current == $slug][0]{_id}',
      { slug: 'x' },
      null,
      ['slug:service:x'],
    ],
    [
      'a look-up in two types',
      '*[_type in ["service", "city"] && slug.current == $slug][0]',
      { slug: 'x' },
      null,
      ['slug:service:x', 'slug:city:x'],
    ],
    [
      'a whole list',
      '*[_type == "service"]{_id}',
      {},
      [{ _id: 'a' }, { _id: 'b' }],
      ['doc:a', 'doc:b', 'type:service'],
    ],
    ['a count', '{"n": count(*[_type == "service"])}', {}, { n: 3 }, ['count:service']],
    [
      'a count of some',
      '{"n": count(*[_type == "service" && licenseRequired])}',
      {},
      { n: 3 },
      ['type:service'],
    ],
    [
      'a list by reference',
      '*[_type == "review" && service._ref == $id && rating > 3]',
      { id: 's' },
      [],
      ['list:review:s'],
    ],
    [
      'a list of the enclosing document',
      '*[_type == "service" && slug.current == $slug][0]{_id, "reviews": *[_type == "review" && service._ref == ^._id]{_id}}',
      { slug: 'x' },
      { _id: 's', reviews: [{ _id: 'r' }] },
      ['doc:s', 'doc:r', 'slug:service:x', 'list:review:s', 'list:review:r'],
    ],
    [
      'a dereferenced document',
      '*[_id == "menu"][0]{_id, "items": items[]->{_id}}',
      {},
      { _id: 'menu', items: [{ _id: 's' }] },
      ['doc:menu', 'doc:s'],
    ],
    [
      'a list by any reference',
      '*[_type == "project" && references($id)]',
      { id: 's' },
      [],
      ['list:project:s'],
    ],
  ])('%s', (_, query, params, result, expected) => {
    expect(tagsOfRead(query, params, result).sort()).toEqual(['content', ...expected].sort())
  })
})

describe('tags of a change', () => {
  const review = (service: string) => ({
    _id: 'r',
    _type: 'review',
    service: { _type: 'reference', _ref: service },
  })
  const service = (slug: string) => ({ _id: 's', _type: 'service', slug: { _type: 'slug', current: slug } })

  test('an edit fires the document, its type and its lists', () => {
    expect(tagsOfChange(review('a'), review('a'))).toEqual(['doc:r', 'type:review', 'list:review:a'])
  })
  test('a moved reference fires both lists', () => {
    expect(tagsOfChange(review('a'), review('b'))).toContain('list:review:a')
    expect(tagsOfChange(review('a'), review('b'))).toContain('list:review:b')
  })
  test('creation fires the count and the slug, so that a missing address heals', () => {
    expect(tagsOfChange(null, service('x'))).toEqual([
      'doc:s',
      'type:service',
      'count:service',
      'slug:service:x',
    ])
  })
  test('a new slug fires the old one and the new one', () => {
    expect(tagsOfChange(service('x'), service('y'))).toEqual([
      'doc:s',
      'type:service',
      'slug:service:x',
      'slug:service:y',
    ])
  })
})
