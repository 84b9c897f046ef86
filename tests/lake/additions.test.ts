import type { SanityClient } from '@sanity/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { undoInHosted } from '#studio/core/undo-publish.ts'
import { hostedWithAdditions } from '../hosted/with-additions.ts'
import { startLake } from './server.ts'

/*
 * What is added to documents when they are written, in both modes: by the embedded lake in the transaction, by the site's server
 * after it.
 */

interface Mode {
  /** An editor's client. */
  client: SanityClient
  /** Waits until everything is added to what was written so far. */
  settle(): Promise<void>
  undoPublish(id: string, revision: string): Promise<unknown>
}

const slug = (current: string) => ({ _type: 'slug', current })
const NAME = { _type: 'localeString', en: 'TV', fr: 'Télé' }
const ENGLISH = { ...NAME, en: 'TV set' }
const STALE = { ...ENGLISH, translatedFrom: 'TV' }

async function embedded(): Promise<Mode> {
  const { client, close } = await startLake()
  onTestFinished(close)
  const editor = client('editor')
  return {
    client: editor,
    settle: async () => {},
    undoPublish: (publishedId, ifPublishedRevisionId) => {
      const action = { actionType: 'lake.action.document.undoPublish', publishedId, ifPublishedRevisionId }
      return editor.request({
        method: 'POST',
        url: '/data/actions/production',
        body: { actions: [action] },
      })
    },
  }
}

async function hosted(): Promise<Mode> {
  const { client, startServer, settle } = await hostedWithAdditions()
  startServer()
  return {
    client,
    settle,
    undoPublish: (id, revision) => undoInHosted(client, [{ id, revision }]),
  }
}

describe.each([
  ['the embedded lake', embedded],
  ['hosted content', hosted],
])('%s', (_, start) => {
  /** A published service, and what an editor does with it. */
  async function service(fields: object = { slug: slug('one'), name: NAME, price: 5 }) {
    const mode = await start()
    const { client } = mode
    const p = { _id: 'p', _type: 'service', ...fields }
    await client.create(p)
    const get = (id: string) => client.getDocument(id)
    return {
      ...mode,
      p,
      draft: { ...p, _id: 'drafts.p' },
      get,
      name: async (id = 'p') => (await get(id))?.name,
      former: async () => (await get('p'))?.formerSlugs?.map((one: { slug: string }) => one.slug),
      act: (type: string) =>
        client.action({
          actionType: `sanity.action.document.${type}` as 'sanity.action.document.publish',
          publishedId: 'p',
          draftId: 'drafts.p',
        }),
    }
  }
  type Service = Awaited<ReturnType<typeof service>>

  async function publishAs({ client, draft, act }: Service, current: string) {
    await client.createOrReplace({ ...draft, slug: slug(current) })
    return act('publish')
  }

  describe('former addresses', () => {
    test('are kept at each publish, and one that is the address again is not', async () => {
      const given = await service()
      await publishAs(given, 'two')
      await given.settle()
      expect(await given.former()).toEqual(['one'])
      await publishAs(given, 'three')
      await given.settle()
      expect(await given.former()).toEqual(['one', 'two'])
      await publishAs(given, 'one')
      await given.settle()
      expect(await given.former()).toEqual(['two', 'three'])
    })

    test('are all kept when publishes follow each other at once', async () => {
      const given = await service()
      for (const current of ['two', 'three', 'four']) await publishAs(given, current)
      await given.client.patch('p').set({ price: 6 }).commit()
      await given.settle()
      expect(await given.former()).toEqual(['one', 'two', 'three'])
    })

    test('go when the publish is undone', async () => {
      const given = await service()
      await publishAs(given, 'two')
      await given.settle()
      const { transactionId } = await publishAs(given, 'three')
      await given.settle()
      await given.undoPublish('p', transactionId)
      await given.settle()
      expect(await given.get('p')).toMatchObject({ slug: slug('two') })
      expect(await given.former()).toEqual(['one'])
    })

    test('stay while the document is off the site', async () => {
      const given = await service()
      await publishAs(given, 'two')
      await given.settle()
      await given.act('unpublish')
      await given.client
        .patch('drafts.p')
        .set({ slug: slug('three') })
        .commit()
      await given.act('publish')
      await given.settle()
      expect(await given.former()).toEqual(['one'])
    })

    test('are not what a client sends, nor those of the document that was copied', async () => {
      const given = await service()
      const formerSlugs = [
        { _key: 'x', _type: 'formerSlug', slug: 'x', until: '2026-01-01T00:00:00Z', of: 'p' },
      ]
      await given.client.patch('p').set({ formerSlugs }).commit()
      await given.client.create({ ...given.p, _id: 'copy', slug: slug('copy'), formerSlugs })
      await given.settle()
      expect(await given.former()).toBeUndefined()
      expect(await given.get('copy')).not.toHaveProperty('formerSlugs')
    })
  })

  describe('French is out of date after', () => {
    test.each<[string, (given: Service) => Promise<unknown>]>([
      ['a patch of one language', ({ client }) => client.patch('p').set({ 'name.en': 'TV set' }).commit()],
      ['a patch of the whole text', ({ client }) => client.patch('p').set({ name: ENGLISH }).commit()],
      [
        'a document that is replaced, as an import does',
        ({ client, p }) => client.createOrReplace({ ...p, name: ENGLISH }),
      ],
      [
        'a new draft that is published',
        async ({ client, draft, name, act, settle }) => {
          await client.create({ ...draft, name: ENGLISH })
          await settle()
          expect(await name('drafts.p')).toEqual(STALE)
          await act('publish')
        },
      ],
      [
        'a draft that is changed and published at once',
        async ({ client, draft, act }) => {
          await client.create(draft)
          await client.patch('drafts.p').set({ 'name.en': 'TV set' }).commit()
          await act('publish')
        },
      ],
      [
        'a release that is published',
        async ({ client, p }) => {
          await client.releases.create({ releaseId: 'r', metadata: { title: 'R', releaseType: 'asap' } })
          await client.create({ ...p, _id: 'versions.r.p', name: ENGLISH })
          await client.releases.publish({ releaseId: 'r' })
        },
      ],
    ])('%s, until the English is that again', async (_, change) => {
      const given = await service()
      await change(given)
      await given.settle()
      expect(await given.name()).toEqual(STALE)
      await given.client.patch('p').set({ 'name.en': 'TV' }).commit()
      await given.settle()
      expect(await given.name()).toEqual(NAME)
    })
  })

  test.each(['drafts.p', 'versions.r.p'])(
    'French that was marked as done in %s is done once that is published',
    async (id) => {
      const { client, p, act, settle, name } = await service()
      await client.releases.create({ releaseId: 'r', metadata: { title: 'R', releaseType: 'asap' } })
      await client.create({ ...p, _id: id, name: ENGLISH })
      await settle()
      expect(await name(id)).toEqual(STALE)
      await client.patch(id).unset(['name.translatedFrom']).commit()
      await (id === 'drafts.p' ? act('publish') : client.releases.publish({ releaseId: 'r' }))
      await settle()
      expect(await name()).toEqual(ENGLISH)
    },
  )

  test('nothing is added where French is changed with its English, and to other fields', async () => {
    const { client, settle, get } = await service({ name: NAME, price: 5 })
    const both = { ...NAME, en: 'TV set', fr: 'Téléviseur' }
    const { _rev } = await client.patch('p').set({ name: both, price: 6 }).commit()
    await settle()
    expect(await get('p')).toMatchObject({ _rev, name: both })
  })
})
