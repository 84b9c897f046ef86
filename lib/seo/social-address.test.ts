import { expect, test } from 'vitest'
import { SINGLE_PAGES } from '#lib/routes/addresses.ts'
import { readSocialPath, socialPicturePath } from './social-address.ts'

test.each([
  ['/', '/social/fr/page/homePage.png'],
  ['/contractors/join', '/social/fr/page/contractorJoinPage.png'],
  ['/privacy', '/social/fr/legalPage/privacy.png'],
  ['/tv-mounting', '/social/fr/service/tv-mounting.png'],
  ['/toronto/tv-mounting', '/social/fr/service/tv-mounting.png'],
  ['/city/toronto/tv-mounting', '/social/fr/service/tv-mounting.png'],
  ['/city/toronto', '/social/fr/city/toronto.png'],
  ['/services/category/tech', '/social/fr/category/tech.png'],
  ['/bundles/starter', '/social/fr/bundle/starter.png'],
  ['/guides/three-bids', '/social/fr/guide/three-bids.png'],
])('%s has the picture %s', (path, picture) => {
  expect(socialPicturePath(path, 'fr')).toBe(picture)
})

test.each(SINGLE_PAGES)('%s has a picture the route knows', (path) => {
  const segments = socialPicturePath(path, 'en').split('/').slice(2)
  expect(readSocialPath(segments)).toMatchObject({ lang: 'en' })
})

test.each([
  'en',
  'en/service',
  'de/service/tv-mounting.png',
  'en/service/tv-mounting.jpg',
  'en/service/tv-mounting.png/more',
  'en/service/..%2Fx.png',
  'en/page/siteSettings.png',
  'en/page/servicePage.png',
  'en/review/one.png',
])('%s is no picture', (path) => {
  expect(readSocialPath(path.split('/'))).toBeNull()
})
