import type { SanityClient } from '@sanity/client'
import { RELEASE_ACTIONS } from 'content-lake'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '#lib/roles.ts'
import { createToken, revokeToken } from '#lib/server/accounts/index.ts'
import { openSiteLake } from '#lib/server/lake.ts'
import { publishDueReleases } from '#lib/server/scheduled-releases.ts'
import { startLake, type TestLake } from './server.ts'

const SOON = '2030-07-01T12:00:00.000Z'
const BEFORE = new Date('2030-07-01T11:59:59.999Z')
const THEN = new Date(SOON)

let t: TestLake
let client: SanityClient
beforeAll(async () => {
  t = await startLake()
  client = t.client('editor')
})
afterAll(() => t.close())

let count = 0
let releaseId: string
let [a, b] = ['', '']
/** A release with a change of a published document, and a document that is new. */
beforeEach(async () => {
  count += 1
  releaseId = `r${count}`
  ;[a, b] = [`a${count}`, `b${count}`]
  await client.create({ _id: a, _type: 'installer', name: 'Toronto' })
  await client.releases.create({ releaseId, metadata: { title: 'Black Friday', releaseType: 'asap' } })
  await client.createVersion({
    releaseId,
    publishedId: a,
    document: { _id: version(a), _type: 'installer', name: 'Hamilton' },
  })
  await client.createVersion({
    releaseId,
    publishedId: b,
    document: { _id: version(b), _type: 'installer', name: 'Laval' },
  })
})

const version = (id: string) => `versions.${releaseId}.${id}`
const release = async () => await client.getDocument(`_.releases.${releaseId}`)
const names = (perspective: string | string[]) =>
  client.fetch('*[_id in $ids] | order(_id).name', { ids: [a, b] }, { perspective: perspective as 'drafts' })
const schedule = (publishAt = SOON) => client.releases.schedule({ releaseId, publishAt })

describe('a release', () => {
  it('is a document that can be edited by its actions alone', async () => {
    expect(await release()).toMatchObject({
      _type: 'system.release',
      name: releaseId,
      state: 'active',
      metadata: { title: 'Black Friday', releaseType: 'asap', cardinality: 'many' },
    })
    await client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Boxing Day' } } })
    expect((await release())?.metadata.title).toBe('Boxing Day')
    await expect(
      client.releases.edit({ releaseId, patch: { set: { state: 'published' } } }),
    ).rejects.toMatchObject({ statusCode: 400 })
    const id = `_.releases.${releaseId}`
    await expect(client.patch(id).set({ state: 'scheduled' }).commit()).rejects.toMatchObject({
      statusCode: 400,
    })
    await expect(client.delete(id)).rejects.toMatchObject({ statusCode: 400 })
    await expect(client.create({ _id: version(id), _type: 'x' })).rejects.toMatchObject({ statusCode: 400 })
    await expect(
      client.action({ actionType: 'sanity.action.document.delete', publishedId: id, includeDrafts: [] }),
    ).rejects.toMatchObject({ statusCode: 400 })
  })

  it('is seen together before it is published, and by nobody else', async () => {
    expect(await names('published')).toEqual(['Toronto'])
    expect(await names('drafts')).toEqual(['Toronto'])
    expect(await names([releaseId, 'drafts'])).toEqual(['Hamilton', 'Laval'])
    const ids = await client.fetch('*[sanity::partOfRelease($releaseId)]._id', { releaseId })
    expect(ids).toEqual([version(a), version(b)])
    expect(await client.fetch('*[sanity::versionOf($a)]._id', { a })).toEqual([a, version(a)])
  })

  it('is published in one transaction, and only once', async () => {
    const before = t.lake.lastSeq
    await client.releases.publish({ releaseId })
    expect(t.lake.lastSeq).toBe(before + 1)
    expect(await names('published')).toEqual(['Hamilton', 'Laval'])
    expect(await client.getDocuments([version(a), version(b)])).toEqual([null, null])
    expect(await release()).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: [{ id: version(a) }, { id: version(b) }],
    })
    await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 })
  })

  it('publishes all or nothing', async () => {
    await client.replaceVersion({
      document: { _id: version(b), _type: 'installer', in: { _type: 'reference', _ref: a } },
    })
    await client.unpublishVersion({ releaseId, publishedId: a })
    await expect(client.releases.publish({ releaseId })).rejects.toMatchObject({ statusCode: 409 })
    expect(await names('published')).toEqual(['Toronto'])
    expect((await release())?.state).toBe('active')
  })

  it('can take a document away, whose content is kept as a draft', async () => {
    await client.unpublishVersion({ releaseId, publishedId: a })
    await client.releases.publish({ releaseId })
    expect(await names('published')).toEqual(['Laval'])
    expect((await client.getDocument(`drafts.${a}`))?.name).toBe('Toronto')
  })

  it('takes with it the draft that it was made from, but none that was changed since', async () => {
    const [same, changed] = [`same${count}`, `changed${count}`]
    for (const id of [same, changed]) {
      await client.create({ _id: `drafts.${id}`, _type: 'installer', name: 'Ottawa' })
      await client.createVersion({ releaseId, publishedId: id, baseId: `drafts.${id}` })
    }
    const base = await client.getDocument(`drafts.${same}`)
    expect((await client.getDocument(version(same)))?._system).toEqual({
      base: { id: `drafts.${same}`, rev: base?._rev },
    })
    await client.patch(`drafts.${changed}`).set({ name: 'Gatineau' }).commit()
    await client.releases.publish({ releaseId })
    expect(await client.getDocument(same)).not.toHaveProperty('_system')
    const drafts = await client.getDocuments([`drafts.${same}`, `drafts.${changed}`])
    expect(drafts.map((draft) => draft?.name)).toEqual([undefined, 'Gatineau'])
  })

  it('can be put away, taken out again and deleted', async () => {
    await client.releases.archive({ releaseId })
    expect(await client.getDocument(version(a))).toBeUndefined()
    await client.releases.unarchive({ releaseId })
    expect(await names([releaseId, 'drafts'])).toEqual(['Hamilton', 'Laval'])
    await expect(client.releases.delete({ releaseId })).rejects.toMatchObject({ statusCode: 409 })
    await client.releases.archive({ releaseId })
    await client.releases.delete({ releaseId })
    expect(await release()).toBeUndefined()
  })

  it('can come from another lake, without its schedule', async () => {
    const other = `${releaseId}-copy`
    const imported = (ifExists: 'fail' | 'ignore') =>
      client.action({
        actionType: 'sanity.action.release.import',
        releaseId: other,
        ifExists,
        document: {
          _id: `_.releases.${other}`,
          _type: 'system.release',
          state: 'scheduled',
          scheduledBy: 'somebody',
          metadata: { title: 'Copy', releaseType: 'scheduled' },
        },
      })
    await imported('fail')
    await imported('ignore')
    await expect(imported('fail')).rejects.toMatchObject({ statusCode: 409 })
    const document = await client.getDocument(`_.releases.${other}`)
    expect(document).toMatchObject({ state: 'active', metadata: { title: 'Copy' } })
    expect(document).not.toHaveProperty('scheduledBy')
  })

  it('has a history', async () => {
    await schedule()
    await client.releases.unschedule({ releaseId })
    await client.discardVersion({ releaseId, publishedId: b })
    await client.releases.publish({ releaseId })
    const answer = await t.call(`v1/data/history/production/events/releases/${releaseId}`)
    const { events } = await answer.json()
    expect(events.map(({ type }: { type: string }) => type)).toEqual([
      'publishRelease',
      'discardDocumentFromRelease',
      'unscheduleRelease',
      'scheduleRelease',
      'addDocumentToRelease',
      'addDocumentToRelease',
      'createRelease',
    ])
  })

  it('changes nothing on a dry run', async () => {
    const before = t.lake.lastSeq
    const asked = await t.call('v1/data/actions/production', {
      method: 'POST',
      role: 'editor',
      body: JSON.stringify({
        dryRun: true,
        actions: [{ actionType: 'sanity.action.release.create', releaseId: 'rNew', metadata: { title: '' } }],
      }),
    })
    expect(asked.status).toBe(200)
    await client.releases.schedule({ releaseId, publishAt: SOON }, { dryRun: true })
    expect(t.lake.lastSeq).toBe(before)
  })
})

describe('a schedule', () => {
  it('publishes what was seen when it was set, at its time and once', async () => {
    await schedule()
    for (const change of [
      () => client.patch(version(a)).set({ name: 'Ottawa' }).commit(),
      () => client.delete(version(a)),
      () => client.discardVersion({ releaseId, publishedId: a }),
      () => client.create({ _id: `versions.${releaseId}.new`, _type: 'installer' }),
    ]) {
      await expect(change()).rejects.toMatchObject({ statusCode: 409 })
    }
    expect(publishDueReleases(t.lake, BEFORE)).toEqual([])
    expect(await names('published')).toEqual(['Toronto'])

    const other = openSiteLake(t.dataDir)
    const before = t.lake.lastSeq
    expect([publishDueReleases(other, THEN), publishDueReleases(t.lake, THEN)]).toEqual([
      [`_.releases.${releaseId}`],
      [],
    ])
    other.close()
    expect(t.lake.lastSeq).toBe(before + 1)
    expect(await names('published')).toEqual(['Hamilton', 'Laval'])
    expect((await release())?.state).toBe('published')
  })

  it('can be moved, and be given up', async () => {
    await schedule()
    await schedule('2030-07-02T12:00:00.000Z')
    expect(publishDueReleases(t.lake, THEN)).toEqual([])
    await client.releases.unschedule({ releaseId })
    expect(await release()).not.toHaveProperty('publishAt')
    await client.patch(version(a)).set({ name: 'Ottawa' }).commit()
    expect(publishDueReleases(t.lake, new Date('2031-01-01'))).toEqual([])
  })

  it('is refused at once where publishing would be', async () => {
    await client.replaceVersion({
      document: { _id: version(b), _type: 'installer', in: { _type: 'reference', _ref: a } },
    })
    await client.unpublishVersion({ releaseId, publishedId: a })
    await expect(schedule()).rejects.toMatchObject({ statusCode: 409 })
    expect((await release())?.state).toBe('active')
  })

  it('says why, where it cannot be published at its time', async () => {
    await client.create({ _id: `target${count}`, _type: 'installer' })
    await client.replaceVersion({
      document: {
        _id: version(b),
        _type: 'installer',
        in: {
          _type: 'reference',
          _ref: `target${count}`,
          _weak: true,
          _strengthenOnPublish: { type: 'city' },
        },
      },
    })
    await schedule()
    await client.delete(`target${count}`)
    expect(publishDueReleases(t.lake, THEN)).toEqual([])
    expect(await names('published')).toEqual(['Toronto'])
    expect(await release()).toMatchObject({
      state: 'active',
      error: { message: expect.stringContaining(`non-existent document "target${count}"`) },
    })
    await client.create({ _id: `target${count}`, _type: 'installer' })
    await client.releases.publish({ releaseId })
    expect(await release()).not.toHaveProperty('error')
  })

  it('is not published for somebody who has lost the right since', async () => {
    const { token, secret } = createToken(t.lake.database, { role: 'editor', label: 'who leaves' })
    await t.client('editor', { token: secret }).releases.schedule({ releaseId, publishAt: SOON })
    revokeToken(t.lake.database, token.id)
    expect(publishDueReleases(t.lake, THEN)).toEqual([])
    expect(await release()).toMatchObject({
      state: 'active',
      error: { message: 'The person who scheduled this release has no account any more.' },
    })
  })

  it('is taken back by the revision its versions last had: that is the publication', async () => {
    await client.releases.publish({ releaseId })
    const published = await client.getDocument<{ _rev: string }>(b)
    const { documents } = await client.request({
      url: `/data/history/production/documents/${version(a)},${version(b)}?lastRevision=true`,
    })
    expect(documents).toMatchObject([
      { _id: version(a), _rev: published?._rev, name: 'Hamilton' },
      { _id: version(b), _rev: published?._rev, name: 'Laval' },
    ])
  })
})

describe('a translator', () => {
  const ask = (action: object, role: Role = 'translator') =>
    t.call('v1/data/actions/production', {
      method: 'POST',
      role,
      body: JSON.stringify({ actions: [action] }),
    })

  /** What an action says beside the release, and what an editor does before it can be done. */
  const WITH: Record<string, { fields?: object; before?: () => Promise<unknown> }> = {
    create: { fields: { releaseId: 'mine' } },
    edit: { fields: { patch: { set: { 'metadata.title': 'x' } } } },
    schedule: { fields: { publishAt: SOON } },
    unschedule: { before: () => schedule() },
    unarchive: { before: () => client.releases.archive({ releaseId }) },
    delete: { before: () => client.releases.archive({ releaseId }) },
    import: { fields: { releaseId: 'mine', document: { _type: 'system.release' } } },
  }

  it.each(Object.keys(RELEASE_ACTIONS))('may not %s a release', async (name) => {
    const { fields, before } = WITH[name] ?? {}
    await before?.()
    const was = await release()
    const action = { actionType: `sanity.action.release.${name}`, releaseId, ...fields }
    expect((await ask(action)).status).toBe(403)
    expect(await release()).toEqual(was)
    expect(await client.getDocument('_.releases.mine')).toBeUndefined()
    expect((await ask(action, 'editor')).status, 'it is an action that an editor may do').toBe(200)
    if (name === 'create' || name === 'import') await client.releases.archive({ releaseId: 'mine' })
    if (name === 'create' || name === 'import') await client.releases.delete({ releaseId: 'mine' })
  })

  it('may not change what is in one', async () => {
    const translator = t.client('translator')
    await expect(translator.createVersion({ releaseId, publishedId: a, baseId: a })).rejects.toMatchObject({
      statusCode: expect.any(Number),
    })
    await expect(translator.discardVersion({ releaseId, publishedId: a })).rejects.toMatchObject({
      statusCode: 403,
    })
    await expect(translator.patch(version(a)).set({ name: 'x' }).commit()).rejects.toMatchObject({
      statusCode: 403,
    })
  })
})
