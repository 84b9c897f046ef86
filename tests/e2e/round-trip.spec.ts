import { expect } from '@playwright/test'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testInStudio } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import { ADMIN } from './people.ts'
import { requestedHosts } from './requested-hosts.ts'
import { openDocument, openStudio, publish, setLocalized, signOut } from './studio.ts'

const test = testInStudio(ADMIN, CONTENT_CHANGES)

test('edit in the Studio, publish, and see it on the next request, in both languages; no other host is asked', async ({
  page,
  site,
}) => {
  const hosts = requestedHosts(page)
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const before = await fetchPage(`${site.url}/tv-mounting`)
  await openDocument(page, 'service-tv-mounting', 'service')
  await setLocalized(page, 'name', 'en', 'Television mounting')
  await setLocalized(page, 'name', 'fr', 'Pose murale de téléviseur')
  expect((await fetchPage(`${site.url}/tv-mounting`)).h1).toBe(before.h1)

  await publish(page)
  expect((await fetchPage(`${site.url}/tv-mounting`)).h1).toBe('Television mounting')
  expect((await fetchPage(`${site.url}/tv-mounting?lang=fr`)).h1).toBe('Pose murale de téléviseur')
  expect((await fetchPage(`${site.url}/services`)).text).toContain('Television mounting')

  expect([...hosts]).toEqual([new URL(site.url).host])
  expect(sockets, 'presence comes with the event stream: see studio/core/sanity-internals.ts').toEqual([])
  await expect(page.getByText('outdated HTTP protocol')).toBeHidden()
})

test('who signs out is out', ONLY_IN_SWEEP, async ({ page, site }) => {
  await openStudio(page)
  // The last part of the Studio that is loaded by itself.
  await expect(page.locator('#home').getByRole('listitem').filter({ hasText: 'Checklist' })).toBeVisible()
  await page.context().setOffline(true)
  await page.locator('#user-menu').click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  const dialog = page.getByRole('dialog', { name: 'You are still signed in' })
  await expect(dialog).toContainText('The server cannot be reached.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.context().setOffline(false)
  await signOut(page)
  const query = `${site.url}/api/lake/v2026-09-01/data/query/production?query=*`
  expect((await page.request.get(query)).status()).toBe(401)
})
