import { expect, onTestFinished, test, vi } from 'vitest'
import { mutate, temporaryFolder, temporaryLake } from '../temporary-lake.ts'
import { testKills } from './kills.ts'
import { acknowledged, startWriter, wholeTransactions } from './writers.ts'

test('two processes that start on one empty folder at once lose nothing', async () => {
  const folder = temporaryFolder()
  const names = ['one', 'two', 'three']
  const writers = names.map((name) => startWriter(folder, name, 100))
  const promised = (await Promise.all(writers.map(acknowledged))).flat()
  expect(promised).toHaveLength(300)
  expect(wholeTransactions(temporaryLake(folder)).sort()).toEqual(promised.sort())
}, 60_000)

test('a process hears of another one, at the latest half a second later, and checks revisions against it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const folder = temporaryFolder()
  const lake = temporaryLake(folder)
  mutate(lake, { create: { _id: 'counter', _type: 'counter', value: 0 } })
  const revision = lake.getDocuments(['counter'])[0]?._rev
  const heard: { id: string; isOwn: boolean }[] = []
  lake.subscribe(({ id }, isOwn) => heard.push({ id, isOwn }))

  const promised = await acknowledged(startWriter(folder, 'other', 20))
  vi.advanceTimersByTime(500)
  expect(promised).toHaveLength(20)
  expect(heard).toEqual(promised.map((id) => ({ id, isOwn: false })))
  expect(await lake.query('*[_id == "counter"][0].value')).toBe(20)
  expect(() => mutate(lake, { patch: { id: 'counter', ifRevisionID: revision, set: { value: 0 } } })).toThrow(
    /unexpected revision/,
  )
  mutate(lake, { patch: { id: 'counter', inc: { value: 1 } } })
  expect(lake.getDocuments(['counter'])[0]?.value).toBe(21)
  expect(heard.at(-1)?.isOwn).toBe(true)
}, 30_000)

testKills(2)
