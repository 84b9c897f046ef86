import { expect, it } from 'vitest'
import { documentAt, mainDocuments } from './locations.ts'

it('knows the document a page is about', () => {
  expect(documentAt('/about').params).toEqual({ type: 'aboutPage' })
  expect(documentAt('/tv-mounting').params).toEqual({
    types: 'service,legalPage,landingPage',
    slug: 'tv-mounting',
  })
  expect(documentAt('/toronto/tv-mounting').params).toEqual({ types: 'service', slug: 'tv-mounting' })
  expect(documentAt('/services/category/tech').params).toEqual({ types: 'category', slug: 'tech' })
  expect(documentAt('/city/toronto').params).toEqual({ types: 'city', slug: 'toronto' })
  const [resolver] = mainDocuments
  const origin = 'https://www.example.ca'
  const at = (path: string) => resolver?.resolve?.({ origin, params: {}, path })
  expect(at('/api/draft-mode/enable')).toBeUndefined()
  expect(at('/about')).toEqual(documentAt('/about'))
})
