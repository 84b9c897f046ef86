import { test } from 'vitest'
import { expectUntold } from './offers-privacy.ts'

const REQUESTS = 200

test(
  `of ${REQUESTS} requests no contractor gets who the customer is, whichever field says it`,
  {
    timeout: 300_000,
  },
  () => expectUntold(REQUESTS),
)
