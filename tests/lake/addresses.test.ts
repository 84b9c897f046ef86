import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRAND } from '#lib/brand/brand.ts'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

describe('addresses', () => {
  it.each([
    ['v1/nothing', 'GET'],
    ['v1/data', 'GET'],
    ['v1/data/query', 'GET'],
    ['v1/data/query/production/more', 'GET'],
    ['v1/schedules/montage/production', 'GET'],
    ['v1/vX/users/me', 'GET'],
    ['users/me', 'GET'],
    ['v9/users/me', 'GET'],
    ['v1/auth/nothing', 'POST'],
    ['v1/data/query/staging?query=1', 'GET'],
    ['v1/data/mutate/staging', 'POST'],
    ['v1/data/listen/staging', 'GET'],
    ['v1/projects/other', 'GET'],
    ['images/montage/staging/a.png', 'GET'],
  ])('%s is 404 in Sanity’s shape', async (path, method) => {
    const response = await t.call(path, { method, ...(method === 'POST' && { body: '{}' }) })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({
      statusCode: 404,
      error: 'Not Found',
      message: expect.stringMatching(/\.$/),
    })
  })

  it.each([
    ['v1/data/mutate/production', 'GET', 'POST'],
    ['v1/data/query/production', 'PUT', 'GET, POST'],
    ['v1/data/doc/production/a', 'DELETE', 'GET'],
    ['v1/users/me/keyvalue', 'GET', 'PUT'],
    ['v1/projects/montage', 'PATCH', 'GET'],
    ['images/montage/production/a.png', 'POST', 'GET'],
  ])('%s does not answer %s', async (path, method, allow) => {
    const response = await t.call(path, { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
    expect(await response.json()).toMatchObject({ statusCode: 405, error: 'Method Not Allowed' })
  })

  it('that are not encoded correctly are 400', async () => {
    expect((await t.call('v1/users/%E0%A4%A')).status).toBe(400)
  })

  it('answer the small questions the Studio asks', async () => {
    const get = async (path: string) => (await t.call(`v1/${path}`)).json()
    expect(await get('projects/montage')).toMatchObject({
      id: 'montage',
      displayName: BRAND.name,
      isBlocked: false,
    })
    expect(await get('projects/montage/datasets')).toMatchObject([{ name: 'production' }])
    expect(await t.client().datasets.list()).toMatchObject([{ name: 'production' }])
    expect(await get('projects/montage/datasets?datasetProfile=comments&addonFor=production')).toMatchObject([
      { name: 'production-comments' },
    ])
    expect(await get('features')).toEqual([
      'studioComments',
      'sanityTasks',
      'contentReleases',
      'singleDocRelease',
    ])
    expect(await get('intake/telemetry-status')).toEqual({ status: 'denied' })
    expect(await get('journey/trial')).toBeNull()
    expect(await get('access/requests/me')).toEqual([])
    expect(await get('data/ping/production')).toEqual({})
  })

  it('with dots in them do not reach outside', async () => {
    const { hostname, port } = new URL(t.url)
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(
          'GET /api/lake/images/montage/production/../../../../lake.sqlite HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
        ),
      )
      let text = ''
      socket.on('data', (chunk) => {
        text += chunk
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
  })
})
