import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { addSocketAddress, clientAddress } from './client-address.ts'

const addressOf = (chain: string | null, trustedProxies = 0) =>
  clientAddress(
    new Request('http://localhost', { headers: chain === null ? {} : { 'x-forwarded-for': chain } }),
    trustedProxies,
  )

describe('clientAddress', () => {
  it.each([
    // A header of the client is ignored without a trusted proxy; the last entry is the socket's.
    ['203.0.113.7', 0, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', 0, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.2', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.3, 10.0.0.2', 2, '203.0.113.7'],
    ['203.0.113.7', 2, '203.0.113.7'],
    ['203.0.113.7:4711, 10.0.0.2', 1, '203.0.113.7'],
    ['::ffff:203.0.113.7', 0, '203.0.113.7'],
    ['[2001:db8:1:2:3:4:5:6]:4711, 10.0.0.2', 1, '2001:db8:1:2::/64'],
    ['2001:DB8::1', 0, '2001:db8:0:0::/64'],
    ['2001:db8:0001:2::9', 0, '2001:db8:1:2::/64'],
    ['::1', 0, '0:0:0:0::/64'],
    ['fe80::1%eth0', 0, 'fe80:0:0:0::/64'],
    ['unknown', 0, 'unknown'],
    ["' OR 1=1 --", 0, 'unknown'],
    ['', 0, 'unknown'],
    [null, 0, 'unknown'],
  ])('%j with %d trusted proxies is %s', (chain, proxies, address) => {
    expect(addressOf(chain, proxies)).toBe(address)
  })
})

describe('addSocketAddress', () => {
  it('adds the socket to what the client claims', async () => {
    const server = createServer((request, response) => {
      addSocketAddress(request)
      response.end(request.headers['x-forwarded-for'])
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}`, { headers })).text()
    expect(await ask({})).toBe('127.0.0.1')
    expect(await ask({ 'x-forwarded-for': '1.1.1.1, 8.8.8.8' })).toBe('1.1.1.1, 8.8.8.8, 127.0.0.1')
    server.close()
  })
})
