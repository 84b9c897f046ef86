import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiError } from '../errors.ts'
import type { Member } from '../http/host.ts'
import type { Lake } from '../lake.ts'
import { openLake } from '../lake.ts'
import { handleLakeRequest } from './router.ts'
import { LARGE_WRITE, SMALL_WRITE } from './write-size.ts'

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/* Another project than this one: other names, another address, other roles. */
const log = { warn: vi.fn(), error: vi.fn() }
const forbid = () => {
  throw apiError(403, 'Librarians only read.')
}
const member = (name: string): Member => ({
  id: name,
  displayName: name.toUpperCase(),
  role: { name, title: name },
  grants: [{ filter: '_type == "book"', permissions: ['read'] }],
  largestWrite: LARGE_WRITE,
  authorizeRequest: () => {},
  authorizeChanges: name === 'librarian' ? forbid : () => {},
  authorizeUpload: name === 'librarian' ? forbid : () => {},
  comments: {
    grants: [],
    largestWrite: SMALL_WRITE,
    authorizeRequest: () => {},
    authorizeChanges: () => {},
    authorizeUpload: forbid,
  },
})
const host = {
  comments: { dataset: 'notes', open: () => notes },
  members: () => [{ id: 'anna', displayName: 'ANNA', role: 'owner' }],
  identify: (request: Request) => {
    const name = request.headers.get('x-name')
    return name === null ? null : member(name)
  },
  isSignedIn: () => true,
  clientOf: () => 'client',
  onSessionsEnded: () => () => {},
  usersById: (ids: string[]) => ids.map((id) => ({ id, displayName: id.toUpperCase() })),
  isOwnOrigin: (request: Request) => request.headers.get('origin') !== 'https://other.example',
  publicOrigin: () => 'https://books.example',
  handleOther: async (_: Request, path: string[]) => (path[0] === 'door' ? new Response('open') : null),
}

let lake: Lake
let notes: Lake
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lake-'))
  const names = { projectId: 'books', title: 'Books', path: '/content', log }
  lake = openLake(folder, { ...names, dataset: 'shelf' })
  const beside = join(folder, 'notes')
  await mkdir(beside)
  notes = openLake(beside, { ...names, dataset: 'notes' })
})
afterEach(async () => {
  notes.close()
  lake.close()
  await rm(folder, { recursive: true })
})

const ask = (
  path: string,
  { as = 'owner' as string | null, ...init }: RequestInit & { as?: string | null } = {},
) =>
  handleLakeRequest(
    new Request(`https://books.example/content/${path}`, {
      ...init,
      headers: { ...(as !== null && { 'x-name': as }), ...Object.fromEntries(new Headers(init.headers)) },
    }),
    lake,
    host,
  )
const create = (as: string, headers = {}) =>
  ask('v1/data/mutate/shelf', {
    as,
    headers,
    method: 'POST',
    body: JSON.stringify({ mutations: [{ create: { _id: 'one', _type: 'book' } }] }),
  })

test('stored addresses have the path of the lake, answers the origin its host says', async () => {
  const answer = await ask('v1/assets/images/shelf', { method: 'POST', body: PIXEL })
  const { document } = await answer.json()
  expect(document.url).toMatch(/^https:\/\/books\.example\/content\/images\/books\/shelf\/.+-1x1\.png$/)
  expect(lake.getDocuments([document._id])[0]?.url).toBe(document.url.replace('https://books.example', ''))
  expect((await ask(document.path, { as: null })).headers.get('content-type')).toBe('image/png')
})

test('the host says who asks and what they may do', async () => {
  expect((await ask('v1/users/me', { as: null })).status).toBe(401)
  expect(await (await ask('v1/users/me')).json()).toMatchObject({
    id: 'owner',
    role: 'owner',
    roles: [{ name: 'owner', title: 'owner' }],
  })
  expect(await (await ask('v1/users/anna')).json()).toMatchObject([{ id: 'anna', displayName: 'ANNA' }])
  expect(await (await ask('v1/projects/books/datasets/shelf/acl')).json()).toEqual(member('owner').grants)
  expect((await ask('v1/assets/images/shelf', { as: 'librarian', method: 'POST', body: PIXEL })).status).toBe(
    403,
  )
  expect((await create('librarian')).status).toBe(403)
  expect((await create('owner', { origin: 'https://other.example' })).status).toBe(403)
  expect(lake.lastSeq).toBe(0)
  expect((await create('owner')).status).toBe(200)
  expect(lake.transactionsSince(0)).toMatchObject([{ author: 'owner' }])
})

test('it answers for its own project only, and leaves other paths to the host', async () => {
  expect((await ask('v1/projects/montage')).status).toBe(404)
  expect((await ask('v1/data/query/production?query=1')).status).toBe(404)
  expect(await (await ask('v1/data/query/shelf?query=sanity::dataset()')).json()).toMatchObject({
    result: 'shelf',
  })
  expect(await (await ask('v1/door')).text()).toBe('open')
})

test('comments are a dataset of their own, beside the content', async () => {
  const write = (dataset: string) =>
    ask(`v1/data/mutate/${dataset}`, {
      as: 'librarian',
      method: 'POST',
      body: JSON.stringify({ mutations: [{ create: { _id: 'one', _type: 'comment' } }] }),
    })
  expect((await write('shelf')).status).toBe(403)
  expect((await write('notes')).status).toBe(200)
  expect(lake.lastSeq).toBe(0)
  const asked = await ask('v1/data/query/notes?query=*[0]._id')
  expect(await asked.json()).toMatchObject({ result: 'one' })
  const found = await ask('v1/projects/books/datasets?datasetProfile=comments&addonFor=shelf')
  expect(await found.json()).toMatchObject([{ name: 'notes' }])
})

test('what goes wrong in the host is logged, and answered in Sanity’s shape', async () => {
  const broken = { ...host, identify: () => JSON.parse('{') }
  const request = new Request('https://books.example/content/v1/users/me')
  const answer = await handleLakeRequest(request, lake, broken)
  expect(answer.status).toBe(500)
  expect(await answer.json()).toMatchObject({ statusCode: 500, error: 'Internal Server Error' })
  expect(log.error).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.any(SyntaxError), path: '/content/v1/users/me' }),
    'A lake request failed',
  )
})
