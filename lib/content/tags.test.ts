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
    [
      'two whole lists',
      '*[_type == "faq" || "guide" == _type]{_id}',
      {},
      [{ _id: 'a' }],
      ['doc:a', 'type:faq', 'type:guide'],
    ],
    [
      'a look-up in the one type of several that is asked for',
      '*[_type in ["service", "city"] && _type == $type && slug.current == $slug][0]{_id}',
      { type: 'city', slug: 'x' },
      { _id: 'c' },
      ['doc:c', 'slug:city:x'],
    ],
    [
      'a list of the enclosing document, cut after it is put in order',
      '*[_id == "s"][0]{_id, "reviews": *[_type == "review" && references(^._id)] | order(date desc)[0...3]{_id}}',
      {},
      { _id: 's', reviews: [] },
      ['doc:s', 'list:review:s'],
    ],
    [
      'a dereferenced document beside another that may stand for it',
      '*[_id == "s"][0]{_id, "above": coalesce(category->{_id, title}, province->{_id, name})}',
      {},
      { _id: 's', above: { _id: 'c' } },
      ['doc:s', 'doc:c'],
    ],
    ['nothing at all', '*[_type in []]', {}, [], []],
  ])('%s', (_, query, params, result, expected) => {
    expect(tagsOfRead(query, params, result).sort()).toEqual(['content', ...expected].sort())
  })

  test.each([
    ['every document', '*'],
    ['every document in some order', '* | order(_updatedAt desc)[0...3]'],
    ['a type by its first letters', '*[_type match "fa*"]'],
    ['every type but one', '*[_type != "faq"]'],
    ['one type or documents of any', '*[_type == "faq" || featured]'],
    ['a slug in any type', '*[slug.current == $slug]'],
    ['ids by a pattern', '*[_id in path("faq-*")]'],
    ['a type that another document names', '*[_id == "a"][0]{"list": *[_type == ^.listed]}'],
    ['a dereferenced document without its id', '*[_id == "a"][0]{_id, category->{title}}'],
    ['one attribute of a dereferenced document', '*[_id == "a"][0]{_id, "title": category->title}'],
    ['a document behind another', '*[_id == "a"][0]{_id, "top": category->parent->{_id, title}}'],
    ['an id that is written over', '*[_id == "a"][0]{_id, category->{_id, title, "_id": title}}'],
    ['an id that is sometimes written over', '*[_id == "a"][0]{category->{_id, draft => {"_id": title}}}'],
    ['an id that a spread document may write over', '*[_id == "a"][0]{category->{_id, ...parent}}'],
    ['dereferenced documents, the first by an attribute', '*[_id == "a"]{"l": list[]->{_id} | order(n)[0]}'],
    ['dereferenced documents, some by an attribute', '*[_id == "a"]{"l": list[]->{_id, n}[n > 1]}'],
    ['a filter that looks into another document', '*[_type == "faq" && topic->isOpen]{_id}'],
    ['an order that looks into another document', '*[_type == "faq"]{_id} | order(topic->order)'],
    ['a function that reads documents by itself', '*[_id == "a"][0]{_id, "more": releases::all()}'],
  ])('every change expires a read of %s', (_, query) => {
    expect(tagsOfRead(query, { slug: 'x' }, null)).toContain('any')
  })

  test.each([
    ['a look-up by slug and more', '*[_type == "faq" && slug.current == $slug && isOpen][0]{_id}'],
    ['a look-up by slug that shows no id', '*[_type == "faq" && slug.current == $slug][0]{title}'],
    ['the first of those with a slug', '*[_type == "faq" && slug.current == $slug] | order(n)[0]{_id}'],
    ['documents that have no slug', '*[_type == "faq" && slug.current == $none]{_id}'],
    [
      'a list of an enclosing document without an id',
      '*[_id == "a"]{"list": *[_type == "faq" && references(^._id)]}',
    ],
    [
      'documents that have a list',
      '*[_type == "city" && count(*[_type == "faq" && references(^._id)]) > 0]{_id}',
    ],
    [
      'a list of documents that are left out',
      '*[_type == "city"]{_id, "n": count(*[_type == "faq" && references(^._id)])}[n > 0]',
    ],
    ['a reference to one document or a word', '*[_type == "faq" && (references("a") || title == "a")]'],
  ])('any document of the type expires a read of %s', (_, query) => {
    expect(tagsOfRead(query, { slug: 'x', none: null }, null)).toContain('type:faq')
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
    expect(tagsOfChange(review('a'), review('a'))).toEqual(['any', 'doc:r', 'type:review', 'list:review:a'])
  })
  test('a moved reference fires both lists', () => {
    expect(tagsOfChange(review('a'), review('b'))).toContain('list:review:a')
    expect(tagsOfChange(review('a'), review('b'))).toContain('list:review:b')
  })
  test('creation fires the count and the slug, so that a missing address heals', () => {
    expect(tagsOfChange(null, service('x'))).toEqual([
      'any',
      'doc:s',
      'type:service',
      'count:service',
      'addresses',
      'slug:service:x',
    ])
  })
  test('a new slug fires the old one and the new one', () => {
    expect(tagsOfChange(service('x'), service('y'))).toEqual([
      'any',
      'doc:s',
      'type:service',
      'addresses',
      'slug:service:x',
      'slug:service:y',
    ])
  })
  test('what decides which trades need which licence fires the tag of trades', () => {
    expect(tagsOfChange(service('x'), { ...service('x'), name: 'new' })).not.toContain('trades')
    const emergency = (trade: string) => ({ _id: 'e', _type: 'emergencyService', trade })
    expect(tagsOfChange(emergency('gas'), emergency('electrical'))).toContain('trades')
    const province = (tradeRules: unknown[]) => ({ _id: 'p', _type: 'province', tradeRules })
    expect(tagsOfChange(province([]), province([{ trade: 'gas' }]))).toContain('trades')
  })
  test('whatever leads from an address to a page fires the tag of addresses', () => {
    const renamed = { ...service('x'), name: 'new' }
    expect(tagsOfChange(service('x'), renamed)).not.toContain('addresses')
    expect(tagsOfChange(service('x'), { ...renamed, aliases: ['y'] })).toContain('addresses')
    const held = { language: 'fr', reason: 'Not yet' }
    expect(tagsOfChange(service('x'), { ...service('x'), heldBack: held })).toContain('addresses')
    const redirect = (to: string) => ({ _id: 'm', _type: 'redirect', from: '/a', to })
    expect(tagsOfChange(redirect('/b'), redirect('/c'))).toContain('addresses')
    expect(tagsOfChange(redirect('/b'), null)).toContain('addresses')
  })
  test('a reference counts at any depth', () => {
    const city = {
      _id: 'c',
      _type: 'city',
      localPricing: { averageRates: [{ _key: 'k', service: { _type: 'reference', _ref: 's' } }] },
    }
    expect(tagsOfChange(city, city)).toContain('list:city:s')
  })
  test('a document that comes or goes touches those that refer to it as if they had changed', () => {
    const tags = ['doc:r', 'type:review', 'list:review:s']
    expect(tagsOfChange(null, service('x'), () => [review('s')])).toEqual(expect.arrayContaining(tags))
    expect(tagsOfChange(service('x'), null, () => [review('s')])).toEqual(expect.arrayContaining(tags))
    expect(tagsOfChange(service('x'), service('x'), () => [review('s')])).not.toContain('doc:r')
  })
})
