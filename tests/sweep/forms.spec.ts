import { expect } from '@playwright/test'
import { testWithSite } from '../e2e/fixtures.ts'
import { PEOPLE } from '../e2e/people.ts'
import { field, openDocument, openHistory, signIn } from '../e2e/studio.ts'

const test = testWithSite()

test('the place of a published menu stays; Sanity’s list of changes shows a price as a whole', async ({
  newPage,
  site,
}) => {
  const page = await newPage({ viewport: { width: 1400, height: 900 } })
  await signIn(page, PEOPLE.editor)
  await openDocument(page, 'menu-header', 'navigationMenu')
  const places = field(page, 'place').getByRole('radio').or(field(page, 'place').getByRole('combobox'))
  await expect(places.first()).toBeDisabled()

  const id = 'service-tv-mounting'
  const service = await site.client.getDocument(id)
  await site.client.createOrReplace({ ...service, _type: 'service', _id: `drafts.${id}` })
  await site.client.patch(`drafts.${id}`).set({ priceRange: '$110-$310' }).commit()
  await openDocument(page, id, 'service')
  await openHistory(page)
  await page.getByRole('tab', { name: 'Review changes' }).click()
  const changes = page.getByTestId('review-changes-pane')
  await expect(changes.getByText('$110-$310', { exact: true })).toBeVisible()
  await expect(changes.getByText(String(service?.priceRange), { exact: true })).toBeVisible()
})
