import { expect, test } from 'vitest'
import { COUNTS_QUERY, largeContent, PAGE_QUERY } from '../../../packages/content-lake/tests/large-content.ts'
import { mutate, temporaryLake } from '../../../packages/content-lake/tests/temporary-lake.ts'

/** The median, in milliseconds: what is typical, however busy the machine is for a moment. */
async function median(run: () => unknown): Promise<number> {
  const times: number[] = []
  for (let n = 0; n < 25; n++) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[12] ?? Number.POSITIVE_INFINITY
}

test('with 10,000 documents, a page query takes a few milliseconds and a commit under five', async () => {
  const lake = temporaryLake()
  mutate(lake, ...largeContent().map((create) => ({ create })))
  expect(await median(() => lake.query(PAGE_QUERY, { slug: 's7' }))).toBeLessThan(5)
  expect(await median(() => lake.query(PAGE_QUERY, { slug: 's7' }, { perspective: 'drafts' }))).toBeLessThan(
    5,
  )
  expect(await median(() => lake.query(COUNTS_QUERY))).toBeLessThan(50)
  expect(await median(() => mutate(lake, { patch: { id: 'service-7', inc: { n: 1 } } }))).toBeLessThan(5)
})
