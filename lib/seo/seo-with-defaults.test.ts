import { expect, test } from 'vitest'
import { seoWithDefaults } from './seo-with-defaults.ts'

const nothing = { title: null, description: null, keywords: null, picture: null }
const page = {
  title: 'Installers in Toronto',
  description: 'Local prices.',
  keywords: 'installers',
  picture: { asset: 'wall' as string | null },
}

test('a document that says nothing says what its page does', () => {
  expect(seoWithDefaults(null, page)).toEqual(page)
  expect(seoWithDefaults(nothing, page)).toEqual(page)
  expect(seoWithDefaults(undefined, undefined)).toEqual(nothing)
})

test('what a document says itself stands, part by part', () => {
  expect(seoWithDefaults({ ...nothing, title: 'Toronto' }, page)).toEqual({ ...page, title: 'Toronto' })
  expect(seoWithDefaults({ ...nothing, description: '', keywords: 'CN Tower' }, page)).toEqual({
    ...page,
    keywords: 'CN Tower',
  })
  expect(seoWithDefaults({ ...nothing, picture: { asset: 'tower' } }, page).picture).toEqual({
    asset: 'tower',
  })
})

test('a picture field without a picture is none', () => {
  expect(seoWithDefaults({ ...nothing, picture: { asset: null } }, page).picture).toEqual({ asset: 'wall' })
})

test('what else a document has as keywords stands before those of its page', () => {
  expect(seoWithDefaults(nothing, page, ['CN Tower', 'condos']).keywords).toBe('CN Tower, condos')
  expect(seoWithDefaults({ ...nothing, keywords: 'own' }, page, ['condos']).keywords).toBe('own')
  expect(seoWithDefaults(nothing, page, []).keywords).toBe('installers')
})
