import type { Lake } from 'content-lake'
import { withoutGaps } from '#lib/content/gaps.ts'
import { nextStepsQuery } from '#lib/content/next-steps.ts'
import type { NextStepsQueryResult } from '#lib/content/sanity.types.ts'
import { fitResult } from '#lib/shapes/fit-result.ts'

/** What pages, mails and staff read of the promises to customers, from a lake. */
export async function promiseContent(lake: Lake): Promise<NextStepsQueryResult> {
  return withoutGaps(fitResult(nextStepsQuery, (await lake.query(nextStepsQuery)) as NextStepsQueryResult))
}
