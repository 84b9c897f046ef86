import { expect, test } from 'vitest'
import { phoneHref } from './phone.ts'

test.each([
  ['1-800-INSTALL', 'tel:+18004678255'],
  ['(514) 873-6565', 'tel:+15148736565'],
  ['+1 514 873-6565', 'tel:+15148736565'],
])('%s is called at %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
