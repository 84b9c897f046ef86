import { expect, test } from 'vitest'
import { documents, expectSameProblems, onServer, SAMPLES } from './same-problems.ts'

test('the seed breaks no rule', async () => {
  const found = await Promise.all(documents.map(onServer))
  expect(found.flat()).toEqual([])
})

test('the server finds what the Studio finds, in a document of each type', async () => {
  expect(await expectSameProblems(SAMPLES)).toBeGreaterThan(300)
})
