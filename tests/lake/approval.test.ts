import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createToken } from '#lib/server/accounts/index.ts'
import { APPROVAL, approvalId } from '#lib/shapes/approval.ts'
import { startLake, type TestLake } from './server.ts'

/* Approval by a second person, by the raw API: nothing relies on what the Studio hides. */

const ID = 'faq-approved'
const DRAFT = `drafts.${ID}`
const line = (en: string) => ({ _type: 'localeString', en, fr: en })
const FAQ = { _type: 'faq', question: line('Old') }

let t: TestLake
let people: Record<'administrator' | 'editor' | 'colleague' | 'translator' | 'viewer', SanityClient>
beforeAll(async () => {
  t = await startLake()
  const second = createToken(t.lake.database, { role: 'editor', label: 'A second editor' }).secret
  people = {
    administrator: t.client('administrator'),
    editor: t.client('editor'),
    colleague: t.client('editor', { token: second }),
    translator: t.client('translator'),
    viewer: t.client('viewer'),
  }
})
afterAll(() => t.close())

beforeEach(async () => {
  await setApproval(true)
  await people.administrator.createOrReplace({ ...FAQ, _id: ID })
  await people.administrator.createOrReplace({ ...FAQ, _id: DRAFT, question: line('New') })
  await people.administrator.delete(approvalId(ID))
})

const setApproval = (approval: boolean) =>
  people.administrator.createOrReplace({ _id: 'siteSettings', _type: 'siteSettings', approval })

const publish = (who: SanityClient) =>
  who.action({ actionType: 'sanity.action.document.publish', publishedId: ID, draftId: DRAFT })

/** Asks for an approval of the draft as it is, as the Studio does. `fields` replace fields of the request. */
async function ask(who: SanityClient, fields: object = {}) {
  const draft = await people.administrator.getDocument(DRAFT)
  const { id } = await who.users.getById('me')
  const at = new Date().toISOString()
  const request = { _key: at, revision: draft?._rev, by: id, name: 'Somebody', at, ...fields }
  return who
    .transaction()
    .createIfNotExists({ _id: approvalId(ID), _type: APPROVAL, document: ID, requests: [] })
    .patch(approvalId(ID), (patch) => patch.append('requests', [request]))
    .commit()
}

/** The code of a refusal; null when the lake accepts. */
async function refusal(write: Promise<unknown>): Promise<string | null> {
  try {
    await write
    return null
  } catch (error) {
    const { response } = error as { response: { statusCode: number; body: { error: { code: string } } } }
    expect(response.statusCode).toBe(403)
    return response.body.error.code
  }
}

const question = async () => (await people.administrator.getDocument(ID))?.question.en

it('an editor asks, and another one publishes exactly that draft', async () => {
  await ask(people.editor)
  expect(await refusal(publish(people.editor))).toBe('approvalByAnother')
  expect(await refusal(publish(people.colleague))).toBeNull()
  expect(await question()).toBe('New')
  // Who asked and who published is in the history.
  const asked = await people.viewer.getDocument(approvalId(ID))
  expect(asked?.requests).toMatchObject([{ by: (await people.editor.users.getById('me')).id }])
})

describe('without a request of another person, nobody but an administrator changes the site', () => {
  it.each(['editor', 'colleague', 'translator'] as const)('%s', async (name) => {
    const who = people[name]
    const french = { ...FAQ, question: { ...FAQ.question, fr: 'Ancien' } }
    await people.administrator.createOrReplace({ ...french, _id: DRAFT })
    expect(await refusal(publish(who))).toBe('approvalNeeded')
    expect(await refusal(who.patch(ID).set({ 'question.fr': 'Ancien' }).commit())).toBe('approvalNeeded')
  })

  it('by no other way either', async () => {
    const { editor } = people
    expect(await refusal(editor.create({ ...FAQ, _id: 'faq-new' }))).toBe('approvalNeeded')
    expect(await refusal(editor.createOrReplace({ ...FAQ, _id: ID }))).toBe('approvalNeeded')
    expect(await refusal(editor.delete(ID))).toBe('approvalToRemove')
    const unpublish = {
      actionType: 'sanity.action.document.unpublish',
      publishedId: ID,
      draftId: DRAFT,
    } as const
    expect(await refusal(editor.action(unpublish))).toBe('approvalToRemove')
    await editor.releases.create({ releaseId: 'r1', metadata: { title: 'R', releaseType: 'asap' } })
    await editor.create({ ...FAQ, _id: `versions.r1.${ID}`, question: line('By release') })
    expect(await refusal(editor.releases.publish({ releaseId: 'r1' }))).toBe('approvalNeeded')
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    expect(await refusal(editor.releases.schedule({ releaseId: 'r1', publishAt }))).toBe('approvalNeeded')
    const off = editor.patch('siteSettings').set({ approval: false }).commit()
    expect(await refusal(off)).toBe('approvalNeeded')
    expect(await question()).toBe('Old')
  })

  it('an administrator publishes alone', async () => {
    expect(await refusal(publish(people.administrator))).toBeNull()
    expect(await question()).toBe('New')
  })
})

it('a draft that changed after the request, and other content than the draft, are not approved', async () => {
  await ask(people.editor)
  const other = { ...FAQ, _id: ID, question: line('Something else') }
  expect(await refusal(people.colleague.createOrReplace(other))).toBe('approvalNeeded')
  await people.editor
    .patch(DRAFT)
    .set({ question: line('Newer') })
    .commit()
  expect(await refusal(publish(people.colleague))).toBe('approvalNeeded')
  await ask(people.editor)
  expect(await refusal(publish(people.colleague))).toBeNull()
  expect(await question()).toBe('Newer')
})

it('a request is in the own name of who asks, and stays', async () => {
  const { editor, colleague, administrator } = people
  const { id } = await editor.users.getById('me')
  expect(await refusal(ask(colleague, { by: id }))).toBe('approvalOfOthers')
  expect(await refusal(ask(administrator, { by: id }))).toBe('approvalOfOthers')
  await ask(editor)
  for (const change of [
    colleague.patch(approvalId(ID)).unset(['requests[0]']),
    colleague.patch(approvalId(ID)).set({ 'requests[0].by': 'somebody' }),
    colleague.patch(approvalId(ID)).set({ requests: 'none' }),
    colleague.patch(approvalId(ID)).set({ document: 'faq-other' }),
  ])
    expect(await refusal(change.commit())).toBe('approvalOfOthers')
  expect(await refusal(colleague.delete(approvalId(ID)))).toBe('notHere')
  const draft = { _id: `drafts.${approvalId(ID)}`, _type: APPROVAL, document: ID, requests: [] }
  expect(await refusal(editor.create(draft))).not.toBeNull()
})

it('a translator asks too, a viewer does not', async () => {
  const french = { ...FAQ, question: { ...FAQ.question, fr: 'Ancien' } }
  await people.administrator.createOrReplace({ ...french, _id: DRAFT })
  await expect(ask(people.viewer)).rejects.toMatchObject({ statusCode: 403 })
  await ask(people.translator)
  expect(await refusal(publish(people.editor))).toBeNull()
})

it('an undo puts back what was approved before', async () => {
  await ask(people.editor)
  await publish(people.colleague)
  const { _rev } = (await people.administrator.getDocument(ID)) ?? {}
  const undo = {
    actionType: 'lake.action.document.undoPublish',
    publishedId: ID,
    ifPublishedRevisionId: _rev,
  }
  expect(await refusal(people.colleague.action(undo as never))).toBeNull()
  expect(await question()).toBe('Old')
})

it('is off at first: an editor publishes alone', async () => {
  await setApproval(false)
  expect(await refusal(publish(people.editor))).toBeNull()
  expect(await refusal(people.editor.delete(ID))).toBeNull()
})
