import { expect, test } from 'vitest'
import { ownOrPage } from './own-or-page.ts'

const nothing = { title: null, description: null, keywords: null, picture: null }
const page = {
  title: 'Installers in Toronto',
  description: 'Local prices.',
  keywords: 'installers',
  picture: { asset: 'wall' as string | null },
}

test('a document that says nothing says what its page does', () => {
  expect(ownOrPage(null, page)).toEqual(page)
  expect(ownOrPage(nothing, page)).toEqual(page)
  expect(ownOrPage(undefined, undefined)).toEqual(nothing)
})

test('what a document says itself stands, part by part', () => {
  expect(ownOrPage({ ...nothing, title: 'Toronto' }, page)).toEqual({ ...page, title: 'Toronto' })
  expect(ownOrPage({ ...nothing, description: '', keywords: 'CN Tower' }, page)).toEqual({
    ...page,
    keywords: 'CN Tower',
  })
  expect(ownOrPage({ ...nothing, picture: { asset: 'tower' } }, page).picture).toEqual({ asset: 'tower' })
})

test('a picture field without a picture is none', () => {
  expect(ownOrPage({ ...nothing, picture: { asset: null } }, page).picture).toEqual({ asset: 'wall' })
})
