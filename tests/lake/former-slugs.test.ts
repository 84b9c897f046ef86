import type { Lake } from 'content-lake'
import { describe, expect, test } from 'vitest'
import { act, EDITOR, mutate, temporaryLake } from './temporary-lake.ts'

describe('former slugs of a document with an address', () => {
  const PAGE = { publishedId: 'p', draftId: 'drafts.p' }
  const slug = (current: string) => ({ _type: 'slug', current })
  function publishAs(lake: Lake, current: string) {
    act(lake, { type: 'edit', ...PAGE, patch: { set: { slug: slug(current) } } })
    return act(lake, { type: 'publish', ...PAGE })
  }
  const formerOf = (lake: Lake) => {
    const [page] = lake.getDocuments(['p'])
    return (page?.formerSlugs as { slug: string }[] | undefined)?.map((former) => former.slug)
  }

  test('are written in the transaction that publishes, told to listeners, and go when it is undone', () => {
    const lake = temporaryLake()
    mutate(lake, { create: { _id: 'p', _type: 'service', slug: slug('one') } })
    const { mutations } = publishAs(lake, 'two')
    expect(formerOf(lake)).toEqual(['one'])
    expect(mutations.at(-1)).toMatchObject({ patch: { id: 'p', set: { formerSlugs: [{ slug: 'one' }] } } })
    const { id } = publishAs(lake, 'three')
    expect(formerOf(lake)).toEqual(['one', 'two'])
    const undo = { actionType: 'lake.action.document.undoPublish', publishedId: 'p' }
    lake.act([{ ...undo, ifPublishedRevisionId: id }], { author: EDITOR })
    expect(lake.getDocuments(['p'])).toMatchObject([{ slug: slug('two') }])
    expect(formerOf(lake)).toEqual(['one'])
  })

  test('stay while the document is off the site', () => {
    const lake = temporaryLake()
    mutate(lake, { create: { _id: 'p', _type: 'service', slug: slug('one') } })
    publishAs(lake, 'two')
    act(lake, { type: 'unpublish', ...PAGE })
    publishAs(lake, 'three')
    expect(formerOf(lake)).toEqual(['one'])
  })
})
