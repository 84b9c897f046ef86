import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { readContent } from './read.ts'

export const reportedReviewQuery = defineQuery(
  `*[_type == "review" && _id == $id][0]{_id, customerName, title, content}`,
)

/** A published review that a visitor reports; `null` when it is gone. */
export async function getReportedReview(id: string, lang: Language) {
  'use cache'
  return localize(await readContent(reportedReviewQuery, { id }), lang)
}

export type ReportedReview = NonNullable<Awaited<ReturnType<typeof getReportedReview>>>
