import { afterAll, beforeAll, expect, test } from 'vitest'
import { asIsTransactionId } from '#lib/content/as-is.ts'
import { startLake, type TestLake } from '../../../tests/lake/server.ts'
import { readHostedActivity } from './activity.ts'
import { homeContent, lastChanges } from './home-content.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.close())

test('with hosted Sanity: who changed a draft since it was made, and the last changes with their authors', async () => {
  const [editor, administrator] = [lake.client('editor'), lake.client()]
  await administrator.create({ _id: 'a', _type: 'faq', order: 1 })
  await administrator.create({ _id: 'drafts.a', _type: 'faq', order: 2 })
  await administrator.action({
    actionType: 'sanity.action.document.publish',
    publishedId: 'a',
    draftId: 'drafts.a',
  })
  await editor.create({ _id: 'drafts.a', _type: 'faq', order: 3 })
  await administrator.create({ _id: 'drafts.b', _type: 'faq', order: 1 })
  await editor.patch('drafts.b').set({ order: 2 }).commit()
  await editor.patch('drafts.b').set({ order: 3 }).commit()
  // As the site marks French as out of date.
  const transactionId = asIsTransactionId()
  await administrator.patch('drafts.b').set({ order: 4 }).commit({ transactionId })

  const activity = await readHostedActivity(editor, ['faq'])
  const documents = ['a', 'drafts.a', 'drafts.b'].map((_id) => ({ _id, _type: 'faq', _rev: '' }))
  const { drafts, recent } = homeContent(activity, documents)
  expect(drafts.map(({ id, editors }) => [id, ...editors.map(({ name }) => name)])).toEqual([
    ['b', 'test editor', 'test administrator'],
    ['a', 'test editor'],
  ])
  expect(lastChanges(recent, 6).map(({ id, isDraft, by }) => [id, isDraft, by?.name])).toEqual([
    ['b', true, 'test editor'],
    ['a', true, 'test editor'],
  ])
  const published = recent.filter(({ isDraft }) => !isDraft)
  expect(published.map(({ id, by }) => [id, by?.name])).toEqual([['a', 'test administrator']])
  expect(await readHostedActivity(editor, ['service'])).toEqual({ drafts: [], recent: [], people: [] })
})
