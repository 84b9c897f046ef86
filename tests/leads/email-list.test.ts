import { expect, test } from 'vitest'
import { textsOf } from '#lib/leads/http/fields.ts'

test('an e-mail address is a text; a list of them is refused, also one of one', () => {
  for (const email of [[], ['a@example.ca'], ['a@example.ca', 'b@example.ca']]) {
    expect(textsOf('lead', { email }).notText).toEqual(['email'])
  }
  expect(textsOf('lead', { email: 'a@example.ca' }).notText).toEqual([])
  expect(textsOf('lead', { message: ['a', 'b'] }).notText).toEqual([])
})
