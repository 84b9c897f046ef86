import { expect, test } from 'vitest'
import type { SiteFacts } from '#schemas/define.ts'
import { redirect } from './redirect.ts'

/** What the Studio says about a redirect from `/old` to an address: `true`, or what is wrong. */
function judged(to: string) {
  const field = redirect.fields?.find(({ name }) => name === 'to')
  const rule = { custom: (check: unknown) => check }
  const check = field?.validation?.(rule as never, {} as SiteFacts) as unknown
  const client = { fetch: async () => null }
  return (check as (value: string, context: object) => Promise<unknown>)(to, {
    document: { _id: 'redirect-a', from: '/old' },
    getClient: () => client,
  })
}

test.each(['/tv-mounting', '/été', '/services/tech'])('%j is a new path', async (to) => {
  expect(await judged(to)).toBe(true)
})

test.each([
  'tv-mounting',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/faq?x=1',
  '/faq#x',
  '/two words',
  '/faq/',
])('%j is none, and a sentence says what to write', async (to) => {
  expect(await judged(to)).toMatchObject({
    en: expect.stringMatching(/\.$/),
    fr: expect.stringMatching(/\.$/),
  })
})
