import { beforeEach, describe, expect, test, vi } from 'vitest'
import { siteLog } from './log.ts'
import { noticeForwarding, noticeHttps, proxySigns } from './unknown-proxies.ts'

const said = vi.spyOn(siteLog, 'warn').mockImplementation(() => {})

beforeEach(() => {
  globalThis.montageProxySigns = undefined
  said.mockClear()
})

describe('a proxy nobody told the server of', () => {
  test('is noticed by an https address', () => {
    noticeHttps({ SITE_URL: 'https://montage.example', TRUSTED_PROXIES: 0 })
    expect(proxySigns()).toEqual(['SITE_URL https://montage.example'])
    expect(said).toHaveBeenCalledTimes(1)
  })

  test.each([
    [{ 'x-forwarded-for': '203.0.113.7' }, 'X-Forwarded-For'],
    [{ 'x-forwarded-for': '' }, 'X-Forwarded-For'],
    [{ forwarded: 'for=203.0.113.7' }, 'Forwarded'],
  ])('is noticed by %j', (headers, sign) => {
    noticeForwarding(headers, { TRUSTED_PROXIES: 0 })
    expect(proxySigns()).toEqual([sign])
    expect(said).toHaveBeenCalledTimes(1)
  })

  test('is said once, however many requests it passes on, and never whose they are', () => {
    noticeHttps({ SITE_URL: 'https://montage.example', TRUSTED_PROXIES: 0 })
    for (let n = 0; n < 100; n++) {
      noticeForwarding({ 'x-forwarded-for': `203.0.113.${n}` }, { TRUSTED_PROXIES: 0 })
    }
    expect(proxySigns()).toEqual(['SITE_URL https://montage.example', 'X-Forwarded-For'])
    expect(said).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(said.mock.calls)).not.toContain('203.0.113')
  })
})

test('nothing is said without a proxy, or of one that is counted', () => {
  noticeHttps({ SITE_URL: 'http://localhost:3000', TRUSTED_PROXIES: 0 })
  noticeForwarding({ host: 'localhost:3000' }, { TRUSTED_PROXIES: 0 })
  noticeHttps({ SITE_URL: 'https://montage.example', TRUSTED_PROXIES: 1 })
  noticeForwarding({ 'x-forwarded-for': '203.0.113.7' }, { TRUSTED_PROXIES: 1 })
  expect(proxySigns()).toEqual([])
  expect(said).not.toHaveBeenCalled()
})
