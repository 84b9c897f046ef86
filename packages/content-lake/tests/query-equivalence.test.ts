import { test } from 'vitest'
import { expectColumnsEqual, expectJoinsEqual, PERSPECTIVES } from './equal-queries.ts'

const RUNS = 100

test.each(PERSPECTIVES)('what is answered from columns is what plain groq-js answers: %s', (_, perspective) =>
  expectColumnsEqual(perspective, RUNS),
)

test.each(PERSPECTIVES)('narrowed and joined queries answer as plain groq-js does: %s', (_, perspective) =>
  expectJoinsEqual(perspective, RUNS),
)
