import fc from 'fast-check'
import { test } from 'vitest'
import { BAD_BODIES } from './bad-bodies.ts'
import { expectRefused } from './refused-bodies.ts'

/** Of each kind, unless there are not so many different ones. */
const BODIES = 300

test(`${BODIES} bad bodies of each kind are refused`, { timeout: 60_000 }, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const bodies = Object.values(BAD_BODIES).flatMap(({ arbitrary }) =>
    fc.sample(arbitrary, { numRuns: BODIES, seed }),
  )
  const different = new Map(bodies.map((bad) => [`${bad.contentType} ${bad.body}`, bad]))
  await expectRefused([...different.values()], seed)
})
