import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES, type Role } from '#lib/roles.ts'
import { createAccount, disableAccount } from '#lib/server/accounts/index.ts'
import { readEvents } from './read-events.ts'
import { startLake, type TestLake } from './server.ts'

const DATASET = 'production-comments'

let t: TestLake
const ids = {} as Record<Role, string>
beforeAll(async () => {
  t = await startLake()
  await t.client().create({ _id: 'tv', _type: 'installer', name: 'TV mounting' })
  for (const role of ROLES) ids[role] = (await (await t.call('v1/users/me', { role })).json()).id
})
afterAll(() => t.close())

const client = (role: Role) => t.client(role, { dataset: DATASET })
const refused = { statusCode: 403 }

/** As the Studio writes it. */
const comment = (role: Role, fields = {}) => ({
  _type: 'comment',
  authorId: ids[role],
  message: [
    { _type: 'block', _key: 'a', children: [{ _type: 'span', _key: 'b', text: 'Is it still $189?' }] },
  ],
  status: 'open',
  threadId: 'thread',
  target: {
    document: { _type: 'crossDatasetReference', _ref: 'tv', _weak: true },
    path: { field: 'name.en' },
  },
  ...fields,
})
const task = (role: Role, fields = {}) => ({
  _type: 'tasks.task',
  authorId: ids[role],
  title: 'New photos',
  status: 'open',
  ...fields,
})

describe('comments and tasks', () => {
  it('are in a dataset of their own, never in the content', async () => {
    const { _id } = await client('editor').create(comment('editor'))
    expect(await client('editor').fetch('*[target.document._ref == "tv"]._id')).toEqual([_id])
    expect(await t.client().fetch('*[_type == "comment"]')).toEqual([])
    expect(await t.client().getDocument(_id)).toBeUndefined()
    expect(t.lake.allDocuments(['comment'])).toEqual([])
    const exported = await (await t.call('v1/data/export/production')).text()
    expect(exported).not.toContain('Is it still')
  })

  it('take nothing else', async () => {
    await expect(client('administrator').create({ _type: 'service' })).rejects.toMatchObject(refused)
    const asked = await t.call(`v1/assets/images/${DATASET}`, { method: 'POST', body: 'x' })
    expect(asked.status).toBe(403)
    expect((await t.call(`v1/data/query/${DATASET}?query=*`, { role: null })).status).toBe(401)
  })

  it('come to a tab of the Studio with the stream it has anyway, and what it missed', async () => {
    const stream = (query: string) => t.call(`v1/data/transactions/production?connection=tab${query}`)
    const open = await stream('')
    const { _id } = await client('editor').create(comment('editor'))
    const [welcome, , heard] = await readEvents(open, 3)
    expect(heard).toMatchObject({ event: 'comment', data: { changes: [{ id: _id }] } })
    const { commentsSeq } = (welcome?.data ?? {}) as { commentsSeq: number }
    const events = await readEvents(await stream(`&commentsSince=${commentsSeq}`), 3)
    expect(events.find(({ event }) => event === 'comment')?.data).toMatchObject({ changes: [{ id: _id }] })
  })

  it('offer everybody with an account to mention and to hand a task to', async () => {
    const { database } = t.lake
    const anna = createAccount(database, { email: 'anna@example.ca', role: 'viewer' })
    const gone = createAccount(database, { email: 'gone@example.ca', role: 'editor' })
    disableAccount(database, gone.id)
    const { members } = await (await t.call('v1/projects/montage', { role: 'viewer' })).json()
    expect(members.map(({ id }: { id: string }) => id)).toEqual([anna.id])
    const asked = '*[_type == "system.group"]{members, grants}'
    expect(await t.client('viewer').fetch(asked)).toMatchObject([{ members: [anna.id] }])
  })
})

describe('a comment', () => {
  let id: string
  beforeEach(async () => {
    id = (await client('editor').create(comment('editor')))._id
  })

  it.each(ROLES)('is written by everybody in their own name: %s', async (role) => {
    await expect(client(role).create(comment(role))).resolves.toMatchObject({ authorId: ids[role] })
    const other = role === 'editor' ? 'viewer' : 'editor'
    await expect(client(role).create(comment(other))).rejects.toMatchObject(refused)
    const taker = role === 'editor' ? 'viewer' : role
    await expect(client(role).patch(id).set({ authorId: ids[taker] }).commit()).rejects.toMatchObject(refused)
  })

  it.each(['translator', 'viewer'] as const)(
    'is resolved and reacted to by others, not reworded: %s',
    async (role) => {
      const reaction = { _key: 'a', shortName: ':+1:', userId: ids[role] }
      await client(role)
        .patch(id)
        .set({ status: 'resolved', reactions: [reaction] })
        .commit()
      expect(await client(role).getDocument(id)).toMatchObject({ status: 'resolved' })
      await expect(client(role).patch(id).set({ message: [] }).commit()).rejects.toMatchObject(refused)
      await expect(client(role).delete(id)).rejects.toMatchObject(refused)
    },
  )

  it.each(['editor', 'viewer'] as const)('stays a comment: %s', async (role) => {
    const mine = await client(role).create(comment(role))
    const stored = await client(role).getDocument(mine._id)
    const asTask = { ...stored, _id: mine._id, _type: 'tasks.task' }
    await expect(client(role).createOrReplace(asTask)).rejects.toMatchObject(refused)
  })

  it('is deleted by who wrote it, or an administrator', async () => {
    const mine = await client('viewer').create(comment('viewer'))
    await client('viewer').delete(mine._id)
    await client('administrator').delete(id)
    expect(await client('viewer').getDocuments([mine._id, id])).toEqual([null, null])
  })
})

describe('a task', () => {
  it('is handed over, and done by who has it', async () => {
    const { _id } = await client('editor').create(task('editor', { assignedTo: ids.viewer }))
    await client('viewer').patch(_id).set({ status: 'closed' }).commit()
    await client('translator').patch(_id).set({ assignedTo: ids.translator }).commit()
    await expect(client('viewer').patch(_id).set({ status: 'open' }).commit()).rejects.toMatchObject(refused)
    await expect(client('translator').delete(_id)).rejects.toMatchObject(refused)
    await client('editor').delete(_id)
  })

  it('is made by a viewer, who changes their own alone', async () => {
    const { _id } = await client('viewer').create(task('viewer'))
    await client('viewer').patch(_id).set({ status: 'closed' }).commit()
    const other = await client('editor').create(task('editor'))
    await expect(client('viewer').patch(other._id).set({ status: 'closed' }).commit()).rejects.toMatchObject(
      refused,
    )
    await expect(client('viewer').create(task('editor'))).rejects.toMatchObject(refused)
    await expect(client('translator').create(task('translator'))).resolves.toBeDefined()
  })
})

describe('a viewer', () => {
  const viewer = () => t.client('viewer')
  const action = (fields: object) =>
    t.call('v1/data/actions/production', {
      method: 'POST',
      role: 'viewer',
      body: JSON.stringify({ actions: [fields] }),
    })

  it('reads what is published, drafts and history', async () => {
    await t.client().createOrReplace({ _id: 'drafts.tv', _type: 'installer', name: 'TV wall mounting' })
    expect(await viewer().fetch('*[_type == "installer"]._id', {}, { perspective: 'raw' })).toEqual([
      'drafts.tv',
      'tv',
    ])
    expect((await t.call('v1/data/history/production/events/documents/tv', { role: 'viewer' })).status).toBe(
      200,
    )
  })

  it.each([
    ['create', () => viewer().create({ _type: 'service' })],
    ['draft', () => viewer().create({ _id: 'drafts.other', _type: 'service' })],
    ['patch', () => viewer().patch('tv').set({ name: 'x' }).commit()],
    ['French', () => viewer().patch('tv').set({ 'name.fr': 'x' }).commit()],
    ['delete', () => viewer().delete('tv')],
    ['release', () => viewer().releases.create({ releaseId: 'mine' })],
    ['picture', () => viewer().assets.upload('image', Buffer.from('x'))],
  ])('writes nothing: %s', async (_, write) => {
    const before = t.lake.lastSeq
    await expect(write()).rejects.toMatchObject(refused)
    expect(t.lake.lastSeq).toBe(before)
  })

  it.each(['publish', 'unpublish', 'discard', 'delete', 'edit'])('takes no action: %s', async (name) => {
    const group = { publishedId: 'tv', draftId: 'drafts.tv', includeDrafts: ['drafts.tv'] }
    const answer = await action({
      actionType: `sanity.action.document.${name}`,
      ...(name === 'discard'
        ? { draftId: group.draftId }
        : name === 'delete'
          ? { publishedId: 'tv', includeDrafts: group.includeDrafts }
          : { publishedId: 'tv', draftId: group.draftId }),
      ...(name === 'edit' && { patch: { set: { name: 'x' } } }),
    })
    expect(answer.status).toBe(403)
  })

  it('sees no accounts', async () => {
    expect((await t.call('v1/auth/people', { role: 'viewer' })).status).toBe(403)
  })
})
