import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isReservedSlug } from './addresses.ts'

test.each([
  'services',
  'compare',
  'city',
  'bundles',
  'installers',
  'privacy-policy',
  'get-quote',
  'en',
  'fr',
  'studio',
  'api',
  'lake',
  'job',
  'jobs',
])('%s is reserved', (slug) => {
  expect(isReservedSlug(slug)).toBe(true)
})

test.each(['tv-mounting', 'toronto', 'home', 'roofing', 'constructor'])('%s is free', (slug) => {
  expect(isReservedSlug(slug)).toBe(false)
})

test('every folder with an address of its own is reserved, so that no document can hide behind it', () => {
  const foldersIn = (folder: string) =>
    readdirSync(folder, { withFileTypes: true })
      // A folder with a dot is a file, and no slug has one.
      .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
      .map(({ name }) => name)
  // Pages there are many of have other addresses than their folders.
  const pages = foldersIn('app/[lang]').filter((name) => existsSync(`app/[lang]/${name}/page.tsx`))
  expect([...foldersIn('app'), ...pages].filter((folder) => !isReservedSlug(folder))).toEqual([])
})
