import { expect, test } from 'vitest'
import { isPublicSite } from './public-site.ts'

test.each([
  ['https://montage.quebec', true],
  ['https://www.contest.ca/', true],
  ['http://montage.quebec', false],
  ['https://localhost:3000', false],
  ['https://montage.example', false],
  ['https://www.example.ca', false],
  ['https://127.0.0.1', false],
  ['https://192.168.1.5:8443', false],
  ['https://[::1]', false],
  ['https://server', false],
])('%s: %s', (address, isPublic) => {
  expect(isPublicSite(address)).toBe(isPublic)
})
