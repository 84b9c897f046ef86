import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const SITE_URL = 'https://montage.example'

describe('isOwnOrigin', () => {
  it.each([
    [{ origin: 'https://montage.example', host: 'internal:3000' }, true],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, true],
    [{ origin: 'http://localhost:4000', host: 'localhost:3000' }, false],
    [{ origin: 'https://evil.example', host: 'montage.example' }, false],
    [{ origin: 'http://montage.example', host: 'internal:3000' }, false],
    [{ origin: 'https://montage.example.evil.example', host: 'montage.example' }, false],
    [{ origin: 'null', host: 'montage.example' }, false],
    [{ origin: '', host: '' }, false],
    [{ host: 'montage.example' }, true],
    [{ host: 'montage.example', 'sec-fetch-site': 'same-origin' }, true],
    [{ host: 'montage.example', 'sec-fetch-site': 'none' }, true],
    [{ host: 'montage.example', 'sec-fetch-site': 'same-site' }, false],
    [{ host: 'montage.example', 'sec-fetch-site': 'cross-site' }, false],
  ])('%j: %s', (headers, expected) => {
    expect(isOwnOrigin(new Request('http://localhost', { headers }), SITE_URL)).toBe(expected)
  })
})
