import { expect, test } from 'vitest'
import { isPublicSite } from './public-site.ts'

test.each([
  ['https://montage.quebec', true],
  ['https://www.contest.ca/', true],
  ['https://montage.ca.:8443', true],
  ['https://mylocal.ca', true],
  ['https://8.8.8.8', true],
  ['https://172.32.0.1', true],
  ['https://[2606:4700::1]', true],
  ['http://montage.quebec', false],
  ['https://localhost:3000', false],
  ['https://site.localhost', false],
  ['https://montage.test', false],
  ['https://montage.test.', false],
  ['https://MONTAGE.TEST', false],
  ['https://printer.local', false],
  ['https://montage.internal', false],
  ['https://box.home.arpa', false],
  ['https://montage.example', false],
  ['https://www.example.ca', false],
  ['https://127.0.0.1', false],
  ['https://0x7f.1', false],
  ['https://10.1.2.3', false],
  ['https://172.16.0.1', false],
  ['https://169.254.1.1', false],
  ['https://100.64.0.1', false],
  ['https://192.168.1.5:8443', false],
  ['https://[::1]', false],
  ['https://[fd00::1]', false],
  ['https://[::ffff:8.8.8.8]', false],
  ['https://[2001:db8::1]', false],
  ['https://server', false],
])('%s: %s', (SITE_URL, isPublic) => {
  expect(isPublicSite({ SITE_URL, SITE_PUBLIC: 'yes' })).toBe(isPublic)
  expect(isPublicSite({ SITE_URL, SITE_PUBLIC: 'no' }), 'staging').toBe(false)
})
