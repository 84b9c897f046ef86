import { FLIGHT_HEADERS, NEXT_URL } from 'next/dist/client/components/app-router-headers.js'
import * as constants from 'next/dist/lib/constants.js'
import { expect, test } from 'vitest'
import { dropInternalHeaders, RETURNED_FORM } from './internal-headers.ts'

const dropped = (name: string) => {
  const headers = { [name]: '1', accept: '*/*' }
  dropInternalHeaders(headers)
  expect(headers.accept).toBe('*/*')
  return !(name in headers)
}

/** Every header that Next has a constant for. */
const NEXTS = Object.entries(constants).flatMap(([name, value]) =>
  name.endsWith('_HEADER') && typeof value === 'string' && /^(x-|next-)/.test(value) ? [value] : [],
)

test.each([
  ...NEXTS,
  RETURNED_FORM,
  'next-action',
  'x-action-forwarded',
  'x-invoke-path',
  'x-middleware-next',
  'x-middleware-override-headers',
  'x-middleware-redirect',
  'x-middleware-request-cookie',
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-middleware-skip',
  'x-middleware-subrequest',
  'x-next-resume-state-length',
  'x-nextjs-data',
  'x-nextjs-rewritten-path',
  'x-now-route-matches',
])('%s is dropped', (name) => {
  expect(dropped(name)).toBe(true)
})

test('Next has such headers', () => {
  expect(NEXTS).toEqual(expect.arrayContaining(['x-matched-path', 'next-resume', 'x-prerender-revalidate']))
})

test.each([...FLIGHT_HEADERS, NEXT_URL, 'x-deployment-id', 'x-forwarded-for', 'if-none-match'])(
  '%s stays',
  (name) => {
    expect(dropped(name)).toBe(false)
  },
)
