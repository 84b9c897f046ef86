import { execFileSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { CONTENT_CHANGES, ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'
import type { Site } from './site.ts'

const test = testWithSite(CONTENT_CHANGES)

/** Its content is that of the build. On the server that files share, other files may have changed any page since the build. */
const asBuilt = testWithSite({})

/** Changes a published service the way the Studio does: a draft, then the publish action. */
async function publish(site: Site, id: string, set: Record<string, unknown>) {
  const published = await site.client.getDocument(id)
  if (!published) throw new Error(`${id} is not in the seed`)
  await site.client.createOrReplace({ ...published, _id: `drafts.${id}` })
  await site.client.patch(`drafts.${id}`).set(set).commit()
  await site.client.action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId: `drafts.${id}`,
  })
}

test('a publish shows on the very next request, in both languages, and other pages stay cached', async ({
  site,
}) => {
  const page = (path: string) => fetchPage(site.url + path)
  for (const path of [
    '/roof-replacement',
    '/roof-replacement?lang=fr',
    '/deck-construction',
    '/deck-construction?lang=fr',
  ]) {
    await page(path)
  }
  await publish(site, 'service-roof-replacement', {
    'name.en': 'Roof renewal',
    'name.fr': 'Réfection complète',
  })
  const [english, french] = [await page('/roof-replacement'), await page('/roof-replacement?lang=fr')]
  expect([english.h1, french.h1]).toEqual(['Roof renewal', 'Réfection complète'])
  for (const path of ['/deck-construction', '/deck-construction?lang=fr']) {
    expect((await page(path)).cache, path).toBe('HIT')
  }
  expect((await page('/services')).text).toContain('Roof renewal')
  // Once the grace for renders in flight is over, the page is cached again.
  await expect.poll(async () => (await page('/roof-replacement')).cache, { timeout: 10_000 }).toBe('HIT')
})

test('a draft is not on any public page', async ({ site }) => {
  const page = (path: string) => fetchPage(site.url + path)
  const secret = 'Unpublished wording 7f3a'
  const published = await site.client.getDocument('service-concrete-driveway')
  await site.client.createOrReplace({
    ...published,
    _id: 'drafts.service-concrete-driveway',
    _type: 'service',
    name: { _type: 'localeString', en: secret, fr: secret },
  })
  await site.client.patch('service-concrete-driveway').set({ urgent: false }).commit()
  for (const path of [
    '/',
    '/services',
    '/concrete-driveway',
    '/services?lang=fr',
    '/concrete-driveway?lang=fr',
  ]) {
    expect((await page(path)).html, path).not.toContain(secret)
  }
  await site.client.delete('drafts.service-concrete-driveway')
})

asBuilt(
  'a publish outlives kill -9, also for a page nobody had opened since the build',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const page = (path: string) => fetchPage(site.url + path)
    await publish(site, 'service-concrete-patio', { 'name.en': 'Patio in concrete' })
    await site.crashAndRestart()
    expect((await page('/concrete-patio')).h1).toBe('Patio in concrete')
    expect((await page('/services')).text).toContain('Patio in concrete')
    expect((await page('/deck-construction')).cache).toBe('HIT')
  },
)

test('renamed, the old address leads to the new one at once; unpublished or deleted it is 404', async ({
  site,
}) => {
  const page = (path: string) => fetchPage(site.url + path)
  await publish(site, 'service-heat-pump-installation', { 'slug.current': 'heat-pumps' })
  const old = await fetch(`${site.url}/heat-pump-installation`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([308, '/heat-pumps'])
  expect((await page('/heat-pumps')).status).toBe(200)
  expect((await page('/heat-pumps?lang=fr')).status).toBe(200)

  await site.client
    .action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: 'service-heat-pump-installation',
      draftId: 'drafts.service-heat-pump-installation',
    })
    .then(
      () => {
        throw new Error('a service that others refer to was unpublished')
      },
      (error) => expect(String(error.message)).toMatch(/refer/i),
    )

  const service = {
    _id: 'service-short-lived',
    _type: 'service',
    name: { _type: 'localeString', en: 'Short-lived', fr: 'Éphémère' },
    slug: { _type: 'slug', current: 'short-lived' },
  }
  expect((await page('/short-lived')).status).toBe(404)
  await site.client.create(service)
  expect((await page('/short-lived')).status).toBe(200)
  await site.client.action({
    actionType: 'sanity.action.document.unpublish',
    publishedId: service._id,
    draftId: `drafts.${service._id}`,
  })
  expect((await page('/short-lived')).status).toBe(404)
  await site.client.create(service)
  expect((await page('/short-lived?lang=fr')).h1).toBe('Éphémère')
  await site.client.delete(service._id)
  expect((await page('/short-lived?lang=fr')).status).toBe(404)
})

test('what another process writes is seen too', async ({ site }) => {
  const page = (path: string) => fetchPage(site.url + path)
  await page('/garage-door-installation')
  execFileSync('node_modules/.bin/node', [
    'tests/e2e/rename-service.ts',
    site.dataDir,
    'service-garage-door-installation',
    'Written by another process',
  ])
  await expect
    .poll(async () => (await page('/garage-door-installation')).h1)
    .toBe('Written by another process')
})

// Last: it changes every page.
test('a publish shows on a not-found screen on the very next request, which is still a 404', async ({
  site,
}) => {
  const screens = () =>
    Promise.all(['/no-such-service', '/a/b/c?lang=fr'].map((path) => fetchPage(site.url + path)))
  await screens()
  await publish(site, 'menu-header', {
    'secondaryLinks[1].label.en': 'Who we are',
    'secondaryLinks[1].label.fr': 'Qui sommes-nous',
  })
  const [english, french] = await screens()
  expect(english).toMatchObject({ status: 404, h1: 'Service Not Found' })
  expect(english?.text).toContain('Who we are')
  expect(french).toMatchObject({ status: 404, lang: 'fr-CA', h1: 'Page introuvable' })
  expect(french?.text).toContain('Qui sommes-nous')
})
