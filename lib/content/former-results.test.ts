import { expect, test } from 'vitest'
import { readOrFormer } from './former-results.ts'

const fails = () => Promise.reject(new Error('Bad gateway'))
const finds = (result: string) => () => Promise.resolve(result)

test('what cannot be read is what was read before', async () => {
  expect(await readOrFormer('a', finds('one'))).toEqual({ result: 'one', isFormer: false })
  expect(await readOrFormer('a', fails)).toEqual({ result: 'one', isFormer: true })
  expect(await readOrFormer('a', finds('two'))).toEqual({ result: 'two', isFormer: false })
  expect(await readOrFormer('a', fails)).toEqual({ result: 'two', isFormer: true })
  await expect(readOrFormer('b', fails)).rejects.toThrow('Bad gateway')
})

test('what takes long is what was read before; what it finds counts when it has come', async () => {
  const late = Promise.withResolvers<string>()
  await readOrFormer('slow', finds('one'))
  expect(await readOrFormer('slow', () => late.promise)).toEqual({ result: 'one', isFormer: true })
  late.resolve('two')
  await late.promise
  expect(await readOrFormer('slow', fails)).toEqual({ result: 'two', isFormer: true })
})

test('results that were read last are kept, of 500 reads', async () => {
  for (let at = 0; at < 500; at++) await readOrFormer(`many ${at}`, finds(`${at}`))
  await readOrFormer('many 0', finds('again'))
  await readOrFormer('one more', finds('new'))
  expect(await readOrFormer('many 0', fails)).toMatchObject({ result: 'again' })
  await expect(readOrFormer('many 1', fails)).rejects.toThrow('Bad gateway')
})
