import { z } from 'zod'
import type { Dictionary } from '#lib/i18n/dictionary.ts'
import type { PhotoError } from '../photos/limits.ts'

/** The error of an answer: a key of the dictionaries' `reviewForm.errors`, or the reason for refusing a photo. */
export type ReviewError = keyof Dictionary['reviewForm']['errors'] | PhotoError

/** The typed values and their errors, by field. */
export interface ReviewAttempt {
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, ReviewError>>
}

/** The greatest lengths, in characters. */
export const LONGEST = { name: 60, title: 100, content: 3000 }

const key = (error: ReviewError) => ({ error })

/** Characters that change the direction of text. With them, one name could look like another name. */
const BIDI = /\p{Bidi_Control}/gu

const text = (longest: number, missing: ReviewError, shortest = 1) =>
  z
    .string()
    .transform((typed) => typed.replace(BIDI, '').trim())
    .pipe(z.string().min(shortest, key(missing)).max(longest, key('tooLong')))

const answers = z.object({
  rating: z.enum(['1', '2', '3', '4', '5'], key('rating')).transform(Number),
  title: text(LONGEST.title, 'title'),
  content: text(LONGEST.content, 'content', 10),
  name: text(LONGEST.name, 'name'),
  consent: z.literal('yes', key('consent')),
  /** People leave the hidden field empty. When a browser has filled it in, the person is asked to empty it. */
  honeypot: z.literal('', key('honeypot')),
})

export type ReviewAnswers = z.output<typeof answers>

/** Checks a posted review. Returns the answers, or the first error of each field. */
export function checkReview(
  texts: Readonly<Record<string, string>>,
): { ok: true; answers: ReviewAnswers } | { ok: false; errors: ReviewAttempt['errors'] } {
  const result = answers.safeParse({ title: '', content: '', name: '', honeypot: '', ...texts })
  if (result.success) return { ok: true, answers: result.data }
  const errors: Record<string, ReviewError> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message as ReviewError
  return { ok: false, errors }
}
