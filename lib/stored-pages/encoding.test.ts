import { expect, test } from 'vitest'
import { encodingFor } from './encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['x-gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0,gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=0.5, gzip;q=0.1', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['deflate', 'identity'],
  ['gzip;q=much', 'identity'],
] as const)('Accept-Encoding %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding)
})
