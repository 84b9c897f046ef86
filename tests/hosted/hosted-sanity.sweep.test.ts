import { get as httpGet } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { firstValueFrom, take, toArray } from 'rxjs'
import { expect, onTestFinished, test } from 'vitest'
import { type HostedSanity, startHostedSanity } from './hosted-sanity.ts'

const STUDIO = 'https://www.example.ca'
const PAGE = { _id: 'page', _type: 'page', title: 'Before' }
const DRAFT = { ...PAGE, _id: 'drafts.page' }

async function start(options: Parameters<typeof startHostedSanity>[0] = {}): Promise<HostedSanity> {
  const sanity = await startHostedSanity(options)
  onTestFinished(() => sanity.stop())
  return sanity
}

/** The official client, as a server of the site makes it. */
function clientOf(sanity: HostedSanity, token?: string, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: sanity.projectId,
    dataset: 'production',
    apiVersion: '2026-09-01',
    apiHost: sanity.url,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
    ...(token && { token }),
    ...config,
  })
}

/** Status and JSON of a plain request. */
async function ask(
  sanity: HostedSanity,
  path: string,
  { token, ...init }: RequestInit & { token?: string } = {},
) {
  const headers = new Headers(init.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(sanity.url + path, { redirect: 'manual', ...init, headers })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null }
}

const fill = (sanity: HostedSanity, ...documents: { _id: string; _type: string }[]) =>
  sanity.lake().mutate(
    documents.map((createOrReplace) => ({ createOrReplace })),
    { author: 'test' },
  )

test('people and robots have the roles of the plan, and no others', async () => {
  for (const [plan, role] of [
    ['free', 'editor'],
    ['growth', 'translator'],
  ] as const) {
    const sanity = await start({ plan, datasets: { production: 'public' } })
    expect(() => sanity.addRobot('site', role)).toThrow(`The plan ${plan} has no role ${role}.`)
    expect(sanity.addPerson('Amélie', 'administrator').token).toMatch(/^sk/)
  }
  await expect(startHostedSanity({ plan: 'free' })).rejects.toThrow('no private datasets')
  await expect(startHostedSanity({ plan: 'growth', roles: { translator: [] } })).rejects.toThrow(
    'no custom roles',
  )
})

test('it says who somebody is, and who the members are', async () => {
  const sanity = await start({ plan: 'growth' })
  const editor = sanity.addPerson('Amélie', 'editor')
  const robot = sanity.addRobot('site', 'viewer')
  const client = clientOf(sanity, editor.token)
  expect(await client.users.getById('me')).toMatchObject({
    id: editor.id,
    name: 'Amélie',
    roles: [{ name: 'editor' }],
  })
  expect(await client.request({ url: `/users/${editor.id}` })).toMatchObject({ displayName: 'Amélie' })
  const names = await client.request({ url: `/users/${editor.id},${robot.id},p0` })
  expect(names).toEqual([
    expect.objectContaining({ displayName: 'Amélie', isCurrentUser: true }),
    expect.objectContaining({ displayName: 'site' }),
    null,
  ])
  await expect(client.request({ url: '/users/p0' })).rejects.toMatchObject({ statusCode: 404 })
  const project = await client.projects.getById(sanity.projectId)
  expect(project.members).toEqual([
    expect.objectContaining({ id: editor.id, isRobot: false, roles: [{ name: 'editor', title: 'Editor' }] }),
    expect.objectContaining({ id: robot.id, isRobot: true }),
  ])
  sanity.people.remove(robot.id)
  expect(await client.request({ url: `/users/${robot.id}` })).toMatchObject({ displayName: 'site' })
  expect(await client.datasets.list()).toMatchObject([{ name: 'production', aclMode: 'private' }])
  const hooks = { url: `/hooks/projects/${sanity.projectId}` }
  await expect(client.request(hooks)).rejects.toMatchObject({ statusCode: 403 })
  expect(await clientOf(sanity, sanity.addPerson('Luc', 'administrator').token).request(hooks)).toEqual([])
  expect(await client.request({ url: `/projects/${sanity.projectId}/datasets/production/acl` })).toEqual([
    { filter: '_id in path("**")', permissions: ['read', 'create', 'history', 'update'] },
  ])
  expect(await ask(sanity, '/v2021-06-07/users/me')).toMatchObject({ status: 200, body: {} })
  expect(await ask(sanity, `/v2021-06-07/projects/${sanity.projectId}`)).toMatchObject({ status: 401 })
})

test('a token that is unknown, or has ended, is refused everywhere', async () => {
  const sanity = await start()
  const { id, token } = sanity.addPerson('Amélie', 'editor')
  expect(await ask(sanity, '/v1/users/me', { token })).toMatchObject({ status: 200 })
  sanity.people.remove(id)
  for (const path of ['/v1/data/query/production?query=1', '/v1/users/me', '/v1/nothing']) {
    expect(await ask(sanity, path, { token })).toMatchObject({
      status: 401,
      body: {
        statusCode: 401,
        error: 'Unauthorized',
        errorCode: 'SIO-401-ANF',
        message: 'Session not found',
      },
    })
  }
  await expect(clientOf(sanity, token).fetch('1')).rejects.toThrow('Unauthorized - Session not found')
})

test('viewers write nothing, contributors write drafts, editors everything', async () => {
  const sanity = await start({ plan: 'growth' })
  fill(sanity, PAGE)
  const as = (role: string) => clientOf(sanity, sanity.addRobot(role, role).token, { perspective: 'raw' })
  const required = (permission: string) =>
    expect.objectContaining({
      statusCode: 403,
      message: expect.stringContaining(
        `transaction failed: Insufficient permissions; permission "${permission}" required`,
      ),
    })
  const [viewer, contributor, editor] = [as('viewer'), as('contributor'), as('editor')]

  await expect(viewer.createOrReplace(DRAFT)).rejects.toEqual(required('create'))
  await expect(viewer.patch('page').set({ title: 'After' }).commit()).rejects.toEqual(required('update'))
  await expect(viewer.assets.upload('file', Buffer.from('%PDF-1.4'))).rejects.toEqual(required('create'))
  await contributor.createOrReplace(DRAFT)
  await expect(contributor.delete('page')).rejects.toEqual(required('update'))
  const publish = {
    actionType: 'sanity.action.document.publish',
    publishedId: 'page',
    draftId: 'drafts.page',
  } as const
  await expect(contributor.action(publish)).rejects.toEqual(required('update'))
  await editor.action(publish)
  expect(await viewer.getDocuments(['page', 'drafts.page'])).toEqual([expect.objectContaining(PAGE), null])
})

test('a custom role of Enterprise writes what its filter says', async () => {
  const sanity = await start({
    roles: {
      translator: [
        { filter: '_id in path("drafts.**") && _type == "page"', permissions: ['create', 'update'] },
      ],
    },
  })
  const translator = clientOf(sanity, sanity.addPerson('Luc', 'translator').token)
  await translator.create(DRAFT)
  await expect(translator.create({ ...DRAFT, _id: 'drafts.city', _type: 'city' })).rejects.toThrow(
    'permission "create"',
  )
  await expect(translator.create(PAGE)).rejects.toThrow('permission "create"')
})

test('without a token a public dataset shows what is published, and a private one nothing', async () => {
  const sanity = await start({ datasets: { production: 'public', secret: 'private' } })
  const { token } = sanity.addRobot('site', 'viewer')
  for (const dataset of ['production', 'secret']) {
    sanity.lake(dataset).mutate([{ create: PAGE }, { create: DRAFT }], { author: 'test' })
  }
  const ids = (dataset: string, token?: string) =>
    clientOf(sanity, token, { dataset, perspective: 'raw' }).fetch('*[_type == "page"]._id | order(@)')
  expect(await ids('production')).toEqual(['page'])
  expect(await ids('secret')).toEqual([])
  expect(await clientOf(sanity, undefined, { dataset: 'secret' }).getDocument('page')).toBeUndefined()
  expect(await ids('secret', token)).toEqual(['drafts.page', 'page'])
  await expect(clientOf(sanity).create({ _type: 'page' })).rejects.toMatchObject({ statusCode: 403 })
  expect(await ask(sanity, '/v1/data/export/production')).toMatchObject({ status: 401 })
})

test('another dataset, another project and another path are not found', async () => {
  const sanity = await start()
  const { token } = sanity.addRobot('site', 'administrator')
  await expect(clientOf(sanity, token, { dataset: 'other' }).fetch('1')).rejects.toThrow(
    'Dataset not found - Dataset "other" not found for project ID "abc123"',
  )
  await expect(clientOf(sanity, token, { projectId: 'other' }).fetch('1')).rejects.toMatchObject({
    statusCode: 404,
    response: { body: { errorCode: 'SIO-404-PNF' } },
  })
  sanity.forgetRequests()
  const OWN = ['data/activity/production', 'data/transactions/production', 'auth/login', 'users', 'nothing']
  for (const path of OWN) expect(await ask(sanity, `/v1/${path}`, { token })).toMatchObject({ status: 404 })
  expect(await ask(sanity, '/data/query/production?query=1', { token })).toMatchObject({ status: 404 })
  expect(sanity.refused[0]).toEqual({ method: 'GET', path: '/v1/data/activity/production', status: 404 })
})

test('actions of the embedded lake are refused, and so is a release that the plan does not have', async () => {
  const undo = {
    actionType: 'lake.action.document.undoPublish',
    publishedId: 'page',
    ifPublishedRevisionId: 'x',
  }
  const release = (cardinality: string) => ({
    actionType: 'sanity.action.release.create',
    releaseId: `r-${cardinality}`,
    metadata: { cardinality, releaseType: 'scheduled' },
  })
  const accepted: Record<string, unknown> = {}
  for (const plan of ['free', 'growth', 'enterprise'] as const) {
    const sanity = await start({ plan, datasets: { production: 'public' } })
    const { token } = sanity.addRobot('site', 'administrator')
    const statusOf = async (action: object) =>
      (
        await ask(sanity, '/v2026-09-01/data/actions/production', {
          method: 'POST',
          token,
          body: JSON.stringify({ actions: [action] }),
        })
      ).status
    accepted[plan] = [await statusOf(undo), await statusOf(release('one')), await statusOf(release('many'))]
  }
  expect(accepted).toEqual({ free: [400, 403, 403], growth: [400, 200, 403], enterprise: [400, 200, 200] })
})

test('documents of any shape are taken, and nothing is added to them', async () => {
  const sanity = await start()
  const client = clientOf(sanity, sanity.addRobot('site', 'editor').token)
  const service = {
    _id: 'service',
    _type: 'service',
    slug: { current: 'first' },
    name: { en: 'x', fr: 'y' },
    price: 'free',
  }
  await client.create(service)
  await client.patch('service').set({ 'slug.current': 'second', 'name.en': 'z' }).commit()
  const { _rev, _createdAt, _updatedAt, ...stored } = (await client.getDocument('service')) ?? { _id: '' }
  expect(stored).toEqual({ ...service, slug: { current: 'second' }, name: { en: 'z', fr: 'y' } })
})

test('a write that would exceed the attributes of the plan is refused, one that lowers them is not', async () => {
  const sanity = await start({ plan: 'free', datasets: { production: 'public' } })
  const client = clientOf(sanity, sanity.addRobot('site', 'administrator').token)
  const fields = (prefix: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'x']))
  // Each document has 5 attributes of its own, the same in all.
  await client.create({ _id: 'a', _type: 'page', ...fields('a', 900) })
  await client.create({ _id: 'b', _type: 'page', ...fields('b', 900) })
  await expect(client.create({ _id: 'c', _type: 'page', ...fields('c', 196) })).rejects.toMatchObject({
    statusCode: 400,
    message: 'Total attribute/datatype count 2001 exceeds limit of 2000 (including submitted mutations)',
  })
  await expect(
    client.create({ _id: 'c', _type: 'page', ...fields('a', 900), ...fields('c', 96) }),
  ).rejects.toThrow('exceeds limit of 1000')
  await client.create({ _id: 'c', _type: 'page', ...fields('c', 195) })
  expect(await client.request({ url: '/data/stats/production' })).toMatchObject({
    fields: { count: { value: 2_000, limit: 2_000 } },
  })
  fill(sanity, { _id: 'd', _type: 'page', ...fields('d', 10) })
  await client.patch('d').unset(['d0']).commit()
  await expect(client.patch('a').set({ title: 'x' }).commit()).rejects.toThrow(
    'Total attribute/datatype count 2010',
  )
})

test('more requests in a second than the limit are refused, with the time to wait', async () => {
  const sanity = await start({ rates: { mutations: 2 } })
  const client = clientOf(sanity, sanity.addRobot('site', 'editor').token)
  // The second begins now.
  await wait(1_000 - (Date.now() % 1_000))
  const statuses = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => client.create({ _id: `page${index}`, _type: 'page' })),
  )
  const [refused] = statuses.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({
    reason: {
      statusCode: 429,
      message: 'API rate limit exceeded',
      response: { headers: { 'retry-after': '1' } },
    },
  })
  expect(await client.users.getById('me')).toMatchObject({ name: 'site' })
  await wait(1_000)
  await client.create({ _id: 'later', _type: 'page' })
  sanity.rates.requests = 0
  await expect(client.fetch('1')).rejects.toMatchObject({ statusCode: 429 })
})

test('only pages of the listed origins may read answers, and send a token where that is allowed', async () => {
  const sanity = await start({
    corsOrigins: [STUDIO, { origin: 'https://*.example.org', credentials: false }],
  })
  const path = '/v1/data/query/production?query=1'
  const preflight = (origin: string) =>
    ask(sanity, path, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-sanity-project-id',
      },
    })
  const allowed = async (origin: string) => {
    const { headers } = await ask(sanity, path, { headers: { origin } })
    const before = await preflight(origin)
    const names = ['access-control-allow-origin', 'access-control-allow-credentials']
    return [...names.map((name) => headers.get(name)), before.headers.get('access-control-allow-headers')]
  }
  expect(await allowed(STUDIO)).toEqual([STUDIO, 'true', 'authorization, x-sanity-project-id'])
  expect(await allowed('https://a.example.org')).toEqual([
    'https://a.example.org',
    null,
    'x-sanity-project-id',
  ])
  expect(await allowed('https://evil.example')).toEqual([null, null, null])
  const probe = await ask(sanity, '/v1/check/cors', { headers: { origin: 'https://evil.example' } })
  expect(probe.body).toEqual({ result: { allowed: false, withCredentials: false } })
})

test('a browser finds the project, and its API CDN, below localhost', async () => {
  const sanity = await start()
  const get = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = sanity
      const path = '/v1/data/query/production?query=1'
      httpGet({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  expect([
    await get('abc123.localhost'),
    await get('abc123.apicdn.localhost'),
    await get('other.localhost'),
  ]).toEqual([200, 200, 404])
  expect(Object.fromEntries(sanity.counts)).toEqual({ query: 2, 'query by CDN': 1 })
})

test('a person signs in by a provider, as the Studio does, and signs out', async () => {
  const sanity = await start({ corsOrigins: [STUDIO] })
  sanity.signInNext(sanity.addPerson('Amélie', 'editor'))
  const { body } = await ask(sanity, '/v2026-05-04/auth/providers')
  const login = new URL(body.providers[0].url).pathname
  const back = (origin: string) => ask(sanity, `${login}?origin=${encodeURIComponent(origin)}&withSid=true`)
  expect(await back('https://evil.example/studio')).toMatchObject({ status: 403 })
  const address = (await back(`${STUDIO}/studio`)).headers.get('location') ?? ''
  const [, sid] = /^https:\/\/www\.example\.ca\/studio#sid=(\w{20,})$/.exec(address) ?? []
  const { token } = (await ask(sanity, `/v1/auth/fetch?sid=${sid}`)).body
  expect(await ask(sanity, `/v1/auth/fetch?sid=${sid}`)).toMatchObject({ status: 401 })
  expect(await ask(sanity, '/v1/users/me', { token })).toMatchObject({ body: { name: 'Amélie' } })
  await ask(sanity, '/v1/auth/logout', { method: 'POST', token })
  expect(await ask(sanity, '/v1/users/me', { token })).toMatchObject({ status: 401 })
})

test('comments are in a dataset of their own, where viewers write, and not on the plan Free', async () => {
  const sanity = await start({ plan: 'growth' })
  const viewer = clientOf(sanity, sanity.addPerson('Amélie', 'viewer').token)
  const addons = () =>
    viewer.request({
      url: `/projects/${sanity.projectId}/datasets?datasetProfile=comments&addonFor=production`,
    })
  expect(await addons()).toEqual([])
  const { datasetName } = await viewer.request({ url: '/comments/production/setup', method: 'POST' })
  expect(await addons()).toMatchObject([{ name: datasetName }])
  await viewer.withConfig({ dataset: datasetName }).create({ _id: 'comment', _type: 'comment' })
  expect(await viewer.datasets.list()).toMatchObject([{ name: 'production' }])

  const free = await start({ plan: 'free', datasets: { production: 'public' } })
  const client = clientOf(free, free.addPerson('Luc', 'administrator').token)
  expect(await client.request({ url: '/features' })).toEqual([])
  await expect(client.request({ url: '/comments/production/setup', method: 'POST' })).rejects.toMatchObject({
    statusCode: 403,
  })
})

test('listeners and live events tell a change, the history keeps it', async () => {
  const sanity = await start()
  const client = clientOf(sanity, sanity.addRobot('site', 'editor').token)
  const heard = firstValueFrom(
    client.listen('*', {}, { events: ['welcome', 'mutation'] }).pipe(take(2), toArray()),
  )
  const live = firstValueFrom(client.live.events().pipe(take(2), toArray()))
  await expect
    .poll(() => sanity.counts.get('listen') === 1 && sanity.counts.get('live events') === 1)
    .toBe(true)
  await wait(500)
  const { _rev } = await client.create(PAGE)
  expect(await heard).toMatchObject([{ type: 'welcome' }, { documentId: 'page', transactionId: _rev }])
  expect(await live).toMatchObject([{ type: 'welcome' }, { type: 'message' }])
  await client.delete('page')
  const past = await client.request({ url: `/data/history/production/documents/page?revision=${_rev}` })
  expect(past.documents).toMatchObject([PAGE])
  const lines = await client.request({
    url: '/data/history/production/transactions/page?excludeContent=true',
  })
  expect(String(lines).trim().split('\n')).toHaveLength(2)
})

test('the stream of who is removed from the project ends', async () => {
  const sanity = await start()
  const { id, token } = sanity.addPerson('Amélie', 'viewer')
  const response = await fetch(`${sanity.url}/v1/data/listen/production?query=*`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const stream = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  expect((await stream?.read())?.value).toContain('event: welcome')
  sanity.people.remove(id)
  expect((await stream?.read())?.done).toBe(true)
})

test('the API CDN is late, unless it is told of what a query has to be as new', async () => {
  const sanity = await start()
  sanity.setDelay('cdn', 60_000)
  const token = sanity.addRobot('site', 'editor').token
  const client = clientOf(sanity, token)
  const cdn = clientOf(sanity, token, { apiHost: sanity.cdnUrl, useCdn: true })
  await client.create(PAGE)
  const event = String(sanity.lake().lastSeq)
  await client.patch('page').set({ title: 'After' }).commit()
  const title = (options = {}) => cdn.fetch('*[_id == "page"][0].title', {}, options)
  expect(await client.fetch('*[_id == "page"][0].title')).toBe('After')
  expect(await title()).toBe(null)
  expect(await title({ lastLiveEventId: event })).toBe('Before')
  expect(await title({ cacheMode: 'noStale' })).toBe('After')
  sanity.setDelay('cdn', 0)
  await client.patch('page').set({ title: 'Now' }).commit()
  expect(await title()).toBe('Before')
  expect(sanity.counts.get('query by CDN')).toBe(4)
  expect(
    await ask(sanity, '/cdn/v1/data/mutate/production', { method: 'POST', token, body: '{}' }),
  ).toMatchObject({
    status: 403,
  })
})

test('faults: late, down, reset, wrong, an error page', async () => {
  const sanity = await start()
  const client = clientOf(sanity, sanity.addRobot('site', 'editor').token)
  const title = () => client.fetch('*[_id == "page"][0].title')
  const heard = firstValueFrom(
    client.listen('*', {}, { events: ['welcome', 'mutation'] }).pipe(take(3), toArray()),
  )
  await expect.poll(() => sanity.counts.get('listen')).toBe(1)
  sanity.setDelay('late', 200)
  sanity.set('late')
  await client.create(PAGE)
  await expect.poll(title).toBe('Before')
  sanity.setDelay('late', 60_000)
  await client.patch('page').set({ title: 'After' }).commit()
  expect(await heard).toMatchObject([{ type: 'welcome' }, { documentId: 'page' }, { documentId: 'page' }])
  expect(await title()).toBe('Before')
  sanity.set('none')
  expect(await title()).toBe('After')
  for (const fault of ['down', 'reset', 'error page', 'wrong'] as const) {
    sanity.set(fault)
    // Sanity's client takes a wrong answer for one without a result.
    await expect(ask(sanity, '/v1/ping')).rejects.toThrow()
    if (fault !== 'wrong') await expect(title()).rejects.toThrow()
    sanity.set('none')
  }
  expect(await title()).toBe('After')
})

test('the Studio hears where others are', async () => {
  const sanity = await start()
  const [first, second] = ['Amélie', 'Luc'].map((name) => sanity.addPerson(name, 'editor'))
  const open = async (token = '') => {
    const socket = new WebSocket(`ws://127.0.0.1:${sanity.port}/v2022-06-30/socket/production`)
    onTestFinished(() => socket.close())
    const heard: unknown[] = []
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(data)))
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const send = (method: string, params = {}) =>
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: method, method, params }))
    send('authorization', { authorization: `Bearer ${token}` })
    send('presence_subscribe')
    await expect.poll(() => heard.length).toBe(2)
    return { socket, heard, send }
  }
  const one = await open(first?.token)
  const other = await open(second?.token)
  const locations = [{ type: 'document', documentId: 'page', path: ['title'] }]
  other.send('presence_announce', { data: { sessionId: 'tab', locations } })
  const event = (result: object) => ({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription: 'presence', result },
  })
  await expect
    .poll(() => one.heard[2])
    .toEqual(event({ type: 'state', i: second?.id, m: { sessionId: 'tab', locations } }))
  other.socket.close()
  await expect
    .poll(() => one.heard[3])
    .toEqual(event({ type: 'disconnect', i: second?.id, m: { session: 'tab' } }))
})
