import { test } from 'vitest'
import { expectUntold } from './offers-privacy.ts'

const REQUESTS = 30

test(
  `of ${REQUESTS} requests no contractor gets who the customer is, whichever field says it`,
  {
    timeout: 60_000,
  },
  () => expectUntold(REQUESTS),
)
