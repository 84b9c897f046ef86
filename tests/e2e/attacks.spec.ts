import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { installedPackages } from '../../scripts/packages/installed.ts'
import { ONLY_IN_SWEEP, testWithSite } from './fixtures.ts'
import { fetchPage } from './page-facts.ts'

const test = testWithSite({ ownAddress: true })

/** `fetch` refuses to send some methods. */
async function ask(method: string, address: string) {
  const [answer] = (await once(request(address, { method }).end(), 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, ...answer.headers }
}

for (const method of ['TRACE', 'PROPFIND', 'DELETE', 'PUT', 'POST', 'OPTIONS']) {
  test(`${method} is nothing for a page`, async ({ site }) => {
    for (const path of ['/', '/tv-mounting?lang=fr', '/nobody', '/studio', '/_next/static/none.js']) {
      expect(await ask(method, site.url + path), path).toMatchObject({ status: 405, allow: 'GET, HEAD' })
    }
  })
}

test('what does not exist below /api and /_next/static is no page, and no cache keeps it', async ({
  site,
}) => {
  for (const path of [
    '/api/nope',
    '/api/city/toronto',
    '/_next/static/none.js',
    '/_next/static/chunks/..%2f..%2fx',
  ]) {
    const response = await fetch(site.url + path)
    expect(response.status, path).toBe(404)
    expect(response.headers.get('cache-control'), path).toBe('no-store')
    expect((await response.text()).length, path).toBeLessThan(100)
  }
  expect(await ask('POST', `${site.url}/api/nope`)).toMatchObject({
    status: 404,
    'cache-control': 'no-store',
  })
  expect((await ask('TRACE', `${site.url}/api/leads`)).status).toBe(405)
  expect((await ask('DELETE', `${site.url}/api/health`)).status).toBe(405)
})

test(
  'formatted text that was broken before the lake refused it leaves its page whole',
  ONLY_IN_SWEEP,
  async ({ site }) => {
    const span = { _type: 'span', _key: 's', text: 'Texte' }
    const block = { _type: 'block', _key: 'b', style: 'normal', children: [span] }
    const linkTo = (href: unknown) => ({
      ...block,
      children: [{ ...span, text: `Vers ${href}`, marks: ['l'] }],
      markDefs: [{ _type: 'link', _key: 'l', href }],
    })
    const fr = [
      { ...block, children: [{ ...span, marks: ['constructor'] }] },
      { ...block, children: 'abc' },
      { ...block, listItem: 'bullet', level: 9999 },
      linkTo({ a: 1 }),
      null,
      { _type: 'constructor' },
      linkTo('//evil.example'),
      linkTo('/\\evil.example'),
      linkTo('data:text/html,<script>alert(1)</script>'),
      linkTo('/guarantee'),
    ]
    const guide = await site.client.fetch('*[_type == "guide" && slug.current == "choose-a-tv-mount"][0]')
    const broken = JSON.stringify(guide, (_, value) =>
      value?._type === 'localeBlocks' ? { ...value, fr } : value,
    )
    const database = new DatabaseSync(join(site.dataDir, 'lake.sqlite'), { timeout: 5_000 })
    database.prepare('UPDATE documents SET body = ? WHERE id = ?').run(broken, guide._id)
    database.close()
    await site.crashAndRestart()

    const page = await fetchPage(`${site.url}/guides/choose-a-tv-mount?lang=fr`)
    expect(page).toMatchObject({ status: 200, lang: 'fr-CA' })
    expect(page.text).toContain('Vers //evil.example')
    expect(page.html).toContain('href="/guarantee?lang=fr"')
    expect(page.html).not.toMatch(/href="(\/\/|\/\\|data:text)/)
    await expect(
      site.client.patch(guide._id).set({ 'title.en': 'Still editable' }).commit(),
    ).resolves.toBeTruthy()
  },
)

test('the build that is served lists its packages, for who looks for advisories', () => {
  const bill = JSON.parse(readFileSync('.next-test/current/bill-of-materials.cdx.json', 'utf8'))
  const named: string[] = bill.components.map(
    ({ name, version }: Record<string, string>) => `${name} ${version}`,
  )
  expect(named).toEqual(installedPackages('.').map(({ name, version }) => `${name} ${version}`))
  expect(named.some((one) => one.startsWith('next '))).toBe(true)
})
