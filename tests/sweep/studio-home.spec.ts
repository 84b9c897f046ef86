import { expect, type Page } from '@playwright/test'
import { expectNothingFound } from '../e2e/axe.ts'
import { testInStudio } from '../e2e/fixtures.ts'
import { idOf, writeAs } from '../e2e/lake-requests.ts'
import { fetchPage } from '../e2e/page-facts.ts'
import { PEOPLE } from '../e2e/people.ts'
import type { Site } from '../e2e/site.ts'
import { goTo, openStudio, signIn } from '../e2e/studio.ts'
import { commentOn, taskFor } from '../mail/remarks.ts'

const test = testInStudio(PEOPLE.administrator)

const idsOf = (id: string) => ({ publishedId: id, draftId: `drafts.${id}` })

const editOf = (id: string, set: object) => ({
  actionType: 'sanity.action.document.edit' as const,
  ...idsOf(id),
  patch: { set },
})

/** Sends an action as the person who is signed in to the page. */
const act = (page: Page, site: Site, action: object) =>
  writeAs(page, site, 'actions/production', { actions: [action] })

const draftsNow = (site: Site) =>
  site.client.fetch<string[]>('*[_id in path("drafts.**") && _type == "faq"]._id', {}, { perspective: 'raw' })

test('an administrator publishes two drafts together, sees why the third is not, and discards it', async ({
  page,
  site,
}) => {
  const [own, other, faulty] = await site.client.fetch<[string, string, string]>(
    '*[_type == "faq"] | order(_id)[0...3]._id',
  )
  await act(page, site, editOf(own, { 'question.en': 'Who waits here?' }))
  await site.client.action(editOf(faulty, { 'question.en': '' }))

  await openStudio(page)
  const home = page.locator('#home')
  await expect(home.getByRole('heading', { level: 1, name: 'Waiting to be published (2)' })).toBeVisible({
    timeout: 30_000,
  })
  await expect(home.getByRole('heading', { name: 'You (1)' })).toBeVisible()
  await expect(home.getByRole('listitem').filter({ hasText: 'Translations' })).toContainText(
    /Every text has its French|\d texts? to do/,
  )
  await expect(home.getByRole('listitem').filter({ hasText: 'Checklist' })).toContainText(/\d+ of \d+/)
  await expectNothingFound(page, { part: '#home' })

  // It follows what others do.
  await site.client.action(editOf(other, { 'question.en': 'Who else waits?' }))
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Waiting to be published (3)')
  await home.getByText('Only mine').click()
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Waiting to be published (1)')
  await home.getByText('Only mine').click()

  await home.getByRole('button', { name: 'Choose all' }).click()
  await expect(home.getByText('3 of 3 chosen')).toBeVisible()
  await home.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish drafts' })
  await expect(dialog.getByText('Not published: 1 document')).toBeVisible()
  await expect(dialog.getByText('Question: write the English text.')).toBeVisible()
  await expect(dialog.locator('ins').filter({ hasText: 'waits' }).first()).toBeVisible()
  // Their French no longer says what the English says: that is asked before anything is published.
  await expect(dialog.getByRole('button', { name: 'Publish 2 documents' })).toBeDisabled()
  await dialog.getByRole('radio', { name: /^Send to translation/ }).check()
  await expect(dialog.getByRole('button', { name: 'Send 2 documents to translation' })).toBeEnabled()
  await dialog.getByRole('radio', { name: /^Publish both languages/ }).check()
  await dialog.getByLabel(/^French of Who waits/).fill('Qui attend ici?')
  await expectNothingFound(page, { part: '#review-drafts' })
  await dialog.getByRole('button', { name: 'Publish 2 documents' }).click()
  await expect(dialog.getByRole('status')).toHaveText('2 documents were published.')
  await expect(dialog.getByRole('status')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  expect(await draftsNow(site)).toEqual([`drafts.${faulty}`])
  const { text } = await fetchPage(`${site.url}/faq`)
  expect(text).toContain('Who waits here?')
  expect(text).toContain('Who else waits?')
  expect((await fetchPage(`${site.url}/faq?lang=fr`)).text).toContain('Qui attend ici?')
  expect((await site.client.getDocument(own))?.question).toEqual({
    _type: 'localeString',
    en: 'Who waits here?',
    fr: 'Qui attend ici?',
  })
  await expect(home.getByRole('region', { name: 'Recently published' })).toContainText('Who else waits?')

  await expect(home.getByRole('heading', { level: 1 })).toHaveText('Waiting to be published (1)')
  await page.setViewportSize({ width: 390, height: 800 })
  await expectNothingFound(page, { part: '#home' })
  await home.getByRole('checkbox', { name: /^Choose all of:/ }).check()
  await home.getByRole('button', { name: 'Discard…' }).click()
  await page
    .getByRole('dialog', { name: 'Discard drafts' })
    .getByRole('button', { name: 'Discard 1 draft' })
    .click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 draft was discarded.')
  await page.keyboard.press('Escape')
  await expect(home.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(home.getByText('Nothing waits to be published', { exact: false })).toBeVisible()
  expect(await draftsNow(site)).toEqual([])
})

test('a translator sees French drafts and is offered no English, which the lake refuses too', async ({
  newPage,
  site,
  mode,
}) => {
  const [english, french] = await site.client.fetch<[string, string]>(
    '*[_type == "faq"] | order(_id)[3...5]._id',
  )
  await site.client.action(editOf(english, { 'question.en': 'Is this English?' }))
  await site.client.action(editOf(french, { 'question.fr': 'Est-ce du français?' }))

  const page = await newPage({ locale: 'fr-CA' })
  await signIn(page, PEOPLE.translator)
  await openStudio(page)
  const home = page.locator('#home')
  await expect(home.getByRole('heading', { level: 1 })).toHaveText('En attente de publication (1)', {
    timeout: 30_000,
  })
  await expect(home.getByRole('checkbox', { name: /^Choisir / })).toHaveCount(1)
  await expect(home.getByText('Dans 1 autre document, autre chose que le français a changé.')).toBeVisible()
  await expect(home.getByRole('link', { name: 'Vérifications' })).toBeHidden()
  // Hosted Sanity does not know our rule (docs/operations.md, Tools in both modes).
  if (mode === 'embedded') {
    const refused = await act(page, site, {
      actionType: 'sanity.action.document.publish',
      ...idsOf(english),
    })
    expect(refused.status()).toBe(403)
  }

  await home.getByRole('button', { name: 'Tout choisir' }).click()
  await home.getByRole('button', { name: 'Publier…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier 1 document' }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 document a été publié.')
  expect(await draftsNow(site)).toEqual([`drafts.${english}`])
})

test('who is mentioned or handed a task finds it first, as new until they open it', async ({
  newPage,
  site,
  mode,
}) => {
  const author = await newPage()
  await signIn(author, PEOPLE.editor)
  // Sanity makes the dataset of comments for the first comment.
  if (mode === 'hosted') await author.request.post(`${site.lakeUrl}/v2026-09-01/comments/production/setup`)
  const page = await newPage({ locale: 'fr-CA' })
  await signIn(page, PEOPLE.translator)
  const [authorId, to] = [await idOf(author, site), await idOf(page, site)]
  const write = (...mutations: object[]) => writeAs(author, site, 'mutate/production-comments', { mutations })

  await openStudio(page)
  const home = page.locator('#home')
  await expect(home.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 })
  await expect(home.getByRole('heading', { name: /^Pour vous/ })).toBeHidden()
  await write(
    { create: commentOn('service-ceiling-fans', authorId, to) },
    { create: taskFor(authorId, to) },
    { create: { ...commentOn('service-tv-mounting', authorId, authorId), _id: 'comment-to-nobody' } },
  )
  await expect(home.getByRole('heading', { name: 'Pour vous (2)' })).toBeVisible()
  const rows = home.getByRole('region', { name: /^Pour vous/ }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'Pas encore ouvert' })).toHaveCount(2)
  await expectNothingFound(page, { part: '#home' })

  await rows.getByRole('link', { name: /^Is this right, @Translator/ }).click()
  await expect(page.getByTestId('comments-list-item')).toContainText('Is this right')
  await goTo(page, '/studio/structure/home')
  await expect(rows.filter({ hasText: 'Pas encore ouvert' })).toHaveCount(1)
  await rows.getByRole('link', { name: 'New photos of ceiling fans' }).click()
  await expect(page.getByRole('textbox', { name: /title|titre/i }).first()).toHaveValue(
    'New photos of ceiling fans',
  )
  await page.reload()
  await expect(rows).toHaveCount(2, { timeout: 30_000 })
  await expect(rows.filter({ hasText: 'Pas encore ouvert' })).toHaveCount(0)

  await write({ patch: { id: 'comment-1', set: { status: 'resolved' } } })
  await expect(home.getByRole('heading', { name: 'Pour vous (1)' })).toBeVisible()
})
