import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isReservedSlug, RESERVED_SLUGS } from './reserved-slugs.ts'

test.each([
  'services',
  'city',
  'bundles',
  'privacy-policy',
  'get-quote',
  'en',
  'fr',
  'studio',
  'api',
  'lake',
])('%s is reserved', (slug) => {
  expect(isReservedSlug(slug)).toBe(true)
})

test.each(['tv-mounting', 'toronto', 'home', 'roofing', 'constructor'])('%s is free', (slug) => {
  expect(isReservedSlug(slug)).toBe(false)
})

test('every page folder is reserved, so that no document can hide behind it; a folder with a dot is a file, no slug has one', () => {
  const folders = ['app', 'app/[lang]']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && /^[a-z0-9-]+$/.test(entry.name))
    .map(({ name }) => name)
  expect(folders.filter((folder) => !isReservedSlug(folder))).toEqual([])
})

test('nothing is listed twice', () => {
  expect(new Set(RESERVED_SLUGS).size).toBe(RESERVED_SLUGS.length)
})
