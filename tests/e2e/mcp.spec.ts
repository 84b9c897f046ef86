import { setTimeout as wait } from 'node:timers/promises'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect } from '@playwright/test'
import { ONLY_IN_SWEEP, test } from './fixtures.ts'
import { mainOf } from './page-facts.ts'

interface Price {
  text: string
}
interface Found {
  services: { service: string; price: Price | null; page: string; content: { name: string } }[]
}
interface Prepared {
  link: string
  price: Price | null
  isSent: boolean
}
interface Choices {
  questions: { key: string; mayBePrepared: boolean; options: { key: string }[] }[]
  addOns: { key: string }[]
}

const CITIES = ['toronto', 'montreal', 'vancouver', 'calgary', 'halifax', 'iqaluit']

/** The official client, connected over HTTP. */
async function connect(address: string, headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  await client.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }))
  return {
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    async call<Result>(name: string, input: Record<string, unknown> = {}) {
      const { structuredContent, content, isError } = await client.callTool({ name, arguments: input })
      const [said] = content as { text: string }[]
      return { result: structuredContent as Result, refusal: isError ? said?.text : undefined }
    },
  }
}

/** The price that the form shows at a link, as a plain request gets it. */
async function priceOnForm(link: string): Promise<string | undefined> {
  const response = await fetch(link)
  expect(response.status, link).toBe(200)
  return /class="docket-price"><strong[^>]*>([^<]*)</.exec(mainOf(await response.text()))?.[1]
}

test('a customer’s assistant finds services and prices, and prepares the form with the same price', async ({
  site,
}) => {
  const { tools, call } = await connect(`${site.url}/api/mcp/public`)
  expect(await tools()).toEqual([
    'find_services',
    'find_cities',
    'service_choices',
    'emergency_services',
    'prepare_quote',
  ])
  const { result: found } = await call<Found>('find_services', {
    query: 'hang a tv',
    city: 'montreal',
    lang: 'fr',
  })
  expect(found.services[0]).toMatchObject({
    service: 'tv-mounting',
    price: { text: expect.stringMatching(/^\d+–\d+\u00A0\$$/), currency: 'CAD', taxIncluded: false },
    page: `${site.url}/montreal/tv-mounting?lang=fr`,
  })
  const { result: cities } = await call<{ cities: { province: string }[] }>('find_cities', { province: 'qc' })
  expect(new Set(cities.cities.map(({ province }) => province))).toEqual(new Set(['QC']))
  const { result: emergencies } = await call<Found>('emergency_services')
  expect(emergencies.services.length).toBeGreaterThan(3)
  const { result: choices } = await call<Choices>('service_choices', { service: 'tv-mounting' })
  const question = choices.questions.find(({ mayBePrepared, options }) => mayBePrepared && options.length > 0)
  const answers = { [question?.key ?? '']: question?.options.at(-1)?.key }
  for (const input of [
    { service: 'tv-mounting', city: 'toronto' },
    {
      service: 'tv-mounting',
      city: 'toronto',
      complexity: 5,
      timeline: 4,
      addOns: [choices.addOns[0]?.key],
      answers,
    },
    { service: emergencies.services[0]?.service, city: 'halifax', lang: 'fr' },
  ]) {
    const { result } = await call<Prepared>('prepare_quote', input)
    expect(result.isSent).toBe(false)
    expect(result.price?.text).toMatch(/\$/)
    expect(await priceOnForm(result.link), JSON.stringify(input)).toBe(result.price?.text)
  }
})

test('what does not exist is refused with what there is, and a stranger has no tools of staff', async ({
  site,
}) => {
  const { call } = await connect(`${site.url}/api/mcp/public`)
  expect((await call('prepare_quote', { service: 'tv-mountin' })).refusal).toMatch(/no service.*tv-mounting/)
  expect((await call('prepare_quote', { service: 'tv-mounting', city: 'atlantis' })).refusal).toMatch(
    /no city/,
  )
  expect((await call('prepare_quote', { service: 'tv-mounting', addOns: ['gold'] })).refusal).toMatch(
    /add-on "gold"/,
  )
  const staff = await fetch(`${site.url}/api/mcp`, { method: 'POST', body: '{}' })
  expect(staff.status).toBe(401)
  expect(staff.headers.get('www-authenticate')).toBe('Bearer')
})

test('an assistant of staff reads over HTTP with a token', async ({ site, mode }) => {
  test.skip(mode === 'hosted', 'Hosted Sanity has tools of its own.')
  const { tools, call } = await connect(`${site.url}/api/mcp`, { authorization: `Bearer ${site.token}` })
  expect(await tools()).toContain('write_draft')
  const { result } = await call<{ total: number }>('find', { words: 'soundbar' })
  expect(result.total).toBeGreaterThan(0)
  const { result: check } = await call<{ problems: unknown[] }>('check', { id: 'service-tv-mounting' })
  expect(check.problems).toEqual([])
})

test('the price of every service in six cities is the one of the form', ONLY_IN_SWEEP, async ({ site }) => {
  test.setTimeout(600_000)
  const { call } = await connect(`${site.url}/api/mcp/public`)
  const { result: found } = await call<Found>('find_services', { most: 200 })
  const published = await site.client.fetch<number>(
    'count(*[_type == "service" && !(_id in path("drafts.**"))])',
  )
  expect(found.services.length).toBe(published)
  let compared = 0
  for (const city of CITIES) {
    const { result: here } = await call<Found>('find_services', { city, most: 200 })
    for (const { service, price } of here.services) {
      const ask = () => call<Prepared>('prepare_quote', { service, city })
      // The server takes only so many requests of one address in a minute.
      const { result } = await ask().catch(() => wait(60_000).then(ask))
      expect(result.price?.text, `${service} in ${city}`).toBe(price?.text)
      expect(await priceOnForm(result.link), result.link).toBe(price?.text)
      compared += 1
    }
  }
  expect(compared).toBe(found.services.length * CITIES.length)
})
