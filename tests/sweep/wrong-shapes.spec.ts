import { expect } from '@playwright/test'
import { testInStudio } from '../e2e/fixtures.ts'
import { ADMIN } from '../e2e/people.ts'
import { goTo, openDocument, openStudio } from '../e2e/studio.ts'
import { openFormerLake } from '../lake/former-lake.ts'
import { comment, task, wrongShapes } from '../lake/wrong-shapes.ts'

const SERVICE = 'service-tv-mounting'

/** What the Studio shows in place of a tool or a panel that failed. */
const CRASHED = /crashed|An error occurred|Something went wrong/i

const test = testInStudio(ADMIN)

test('comments and tasks that were stored with a wrong shape keep nobody from a document, the start page or tasks', async ({
  page,
  site,
}) => {
  const { id: me } = await (await page.request.get('/api/lake/v1/users/me')).json()
  const said = (text: string, userId: string) => [
    {
      _type: 'block',
      _key: 'a',
      style: 'normal',
      markDefs: [],
      children: [
        { _type: 'span', _key: 'b', text, marks: [] },
        { _type: 'mention', _key: 'c', userId },
      ],
    },
  ]
  const path = { field: 'name.en' }
  const right: Record<string, unknown>[] = [
    comment('somebody', {
      _id: 'right-comment',
      parentCommentId: null,
      message: said('Is it still $189?', me),
      target: { documentType: 'service', document: { _type: 'reference', _ref: SERVICE }, path },
    }),
    task('somebody', { _id: 'right-task', assignedTo: me, title: 'New photos of brackets' }),
  ]
  const wrong = [
    ...wrongShapes('comment', comment('somebody', { message: said('Wrong', me) })),
    ...wrongShapes('task', task('somebody', { assignedTo: me })),
  ].map(({ shape }, index): Record<string, unknown> => ({ ...shape, _id: `wrong-${index}` }))
  expect(wrong.length).toBeGreaterThan(150)
  // The lake itself has never taken some of them, so they are stored past it.
  const { database, close } = openFormerLake(site.dataDir, 'comments.sqlite')
  const insert = database.prepare('INSERT INTO documents (id, body) VALUES (?, ?)')
  for (const document of [...wrong, ...right]) {
    const stored = { ...document, _rev: 'a', _updatedAt: '2026-11-25T12:00:00.000Z' }
    insert.run(String(document._id), JSON.stringify(stored))
  }
  close()
  console.log(`  ${wrong.length} wrong shapes are stored`)

  await openStudio(page, '/studio/structure/home')
  await expect(page.getByText('Is it still $189?').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(CRASHED)).toHaveCount(0)

  await openDocument(page, SERVICE, 'service')
  await goTo(page, `/studio/intent/edit/id=${SERVICE};type=service;inspect=sanity%2Fcomments/`)
  await expect(page.getByTestId('comments-list-item')).toContainText('Is it still $189?', { timeout: 30_000 })
  await expect(page.getByText(CRASHED)).toHaveCount(0)

  await page.getByTestId('tasks-toolbar').click()
  await expect(page.getByTestId('tasks-list-item')).toContainText('New photos of brackets')
  await expect(page.getByText(CRASHED)).toHaveCount(0)
})
