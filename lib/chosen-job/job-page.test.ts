import { expect, test } from 'vitest'
import type { Job } from './job.ts'
import { jobPagePath } from './job-page.ts'

test.each<[Job, string]>([
  [{}, '/get-quote'],
  [{ service: 'tv-mounting', city: 'toronto' }, '/get-quote/for/tv-mounting/toronto'],
  [{ service: 'tv-mounting' }, '/get-quote/for/tv-mounting/-'],
  [{ city: 'toronto' }, '/get-quote/for/-/toronto'],
  [{ service: 'tv-mounting', complexity: 5 }, '/get-quote/chosen'],
  [{ bundle: 'smart-home-starter', city: 'toronto' }, '/get-quote/chosen'],
  [{ words: 'hot tub removal' }, '/get-quote/chosen'],
  [{ urgent: true }, '/get-quote/chosen'],
])('%j is at %s', (job, path) => {
  expect(jobPagePath('/get-quote', job)).toBe(path)
})

test('other pages are for no job', () => {
  expect(jobPagePath('/contact', { service: 'tv-mounting', urgent: true })).toBe('/contact')
})
