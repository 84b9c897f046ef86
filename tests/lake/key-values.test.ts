import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLake, type TestLake } from './server.ts'

let t: TestLake
beforeAll(async () => {
  t = await startLake()
})
afterAll(() => t.close())

describe('what the Studio keeps for a person', () => {
  it('is kept, and is theirs alone', async () => {
    const put = await t.call('v1/users/me/keyvalue', {
      role: 'editor',
      method: 'PUT',
      body: '[{"key":"columns","value":{"a":[1]}},{"key":"sort","value":"name"}]',
    })
    expect(await put.json()).toEqual([
      { key: 'columns', value: { a: [1] } },
      { key: 'sort', value: 'name' },
    ])
    const get = (role: 'editor' | 'translator') =>
      t.call('v1/users/me/keyvalue/sort,columns,nothing', { role })
    expect(await (await get('editor')).json()).toEqual([
      { key: 'sort', value: 'name' },
      { key: 'columns', value: { a: [1] } },
    ])
    expect(await (await get('translator')).json()).toEqual([])
    expect((await t.call('v1/users/me/keyvalue', { method: 'PUT', body: '{}' })).status).toBe(400)
  })

  it('is kept as a whole, or not at all', async () => {
    const body = JSON.stringify([
      { key: 'small', value: 1 },
      { key: 'large', value: 'x'.repeat(70_000) },
    ])
    const role = 'editor'
    expect((await t.call('v1/users/me/keyvalue', { role, method: 'PUT', body })).status).toBe(400)
    expect(await (await t.call('v1/users/me/keyvalue/small', { role })).json()).toEqual([])
  })
})
