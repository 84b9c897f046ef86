import { isDeepStrictEqual } from 'node:util'
import {
  type DocumentChange,
  dataError,
  type LakeDocument,
  publishedId,
  type ReadDocument,
} from 'content-lake'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import { isVerifiedReview } from '#lib/server/rights/verified-review.ts'

/**
 * The fields that mark a review as a customer's, and an answer as a contractor's. They must be true, false or missing. Otherwise a page could take a value such
 * as `"yes"` for true where these rules take it for false.
 */
const yesOrNoIn = ({ verified, sample, installerResponse }: LakeDocument): Fields => ({
  verified,
  sample,
  'installerResponse.fromContractor': objectIn(installerResponse)?.fromContractor,
})

/**
 * Whether a customer wrote the review, through the review link of a finished lead (lib/leads/reviews). A sample review can have
 * `verified` too, but no customer wrote it.
 */
const isFromCustomer = (document: LakeDocument | null | undefined) =>
  document?._type === 'review' && isVerifiedReview({ verified: document.verified, sample: document.sample })

/** What a customer gave besides the words: nobody else changes it. */
const GIVEN = ['rating', 'date', 'customerName'] as const

/** The texts that a customer wrote, in one language. The other language is a translation by staff. */
const WORDS = ['title', 'content'] as const

/**
 * Throws LakeError 403 when a person marks a review as verified, or changes what the customer gave and wrote; or when a person
 * writes an answer in the name of a contractor, or changes the words of one. Otherwise a review would not be the customer's own
 * (Competition Act, s. 74.02). The rules hold for administrators and for every tool: forms, find and replace, imports, scripts.
 */
export function authorizeReviews(changes: DocumentChange[], readBefore: ReadDocument): void {
  for (const { id, after, isUndo } of changes) {
    if (isUndo || after?._type !== 'review') continue
    requireYesOrNo(after)
    const main = publishedId(id)
    const others = changes.filter((change) => publishedId(change.id) === main).map((change) => change.before)
    const versions = [...others, readBefore(main), readBefore(`drafts.${main}`)].filter(isDocument)
    requireOwnAnswer(after, versions)
    if (!isFromCustomer(after)) continue
    const originals = versions.filter(isFromCustomer)
    if (originals.length === 0) {
      throw refused(
        id,
        'notFromCustomer',
        `${id} cannot be made a verified review: only what a customer wrote at the link of a finished lead is verified.`,
      )
    }
    const changed = GIVEN.find((name) => !originals.some((original) => original[name] === after[name]))
    if (changed === 'rating') {
      throw refused(id, 'customersRating', `The rating of ${id} cannot be changed: a customer gave it.`)
    }
    if (changed || !originals.some((original) => hasWordsOf(original, after, WORDS))) {
      const what = changed ? `"${changed}"` : 'The words'
      const sentence = `${what} of ${id} cannot be changed: a customer wrote it. You can translate it into the other language.`
      throw refused(id, 'customersWords', sentence)
    }
  }
}

/** Throws LakeError 403 for an answer that says that a contractor wrote it, unless the contractor wrote it through its own link. */
function requireOwnAnswer(review: LakeDocument, versions: LakeDocument[]): void {
  const answer = objectIn(review.installerResponse)
  if (!answer || answer.fromContractor === undefined || answer.fromContractor === false) return
  const isOwn = versions.some((version) => {
    const original = objectIn(version.installerResponse)
    return (
      original?.fromContractor === true &&
      answer.fromContractor === true &&
      original.name === answer.name &&
      original.date === answer.date &&
      hasWordsOf(original, answer, ['content'])
    )
  })
  if (isOwn) return
  const sentence = `The answer of ${review._id} cannot be written or changed in the name of a contractor: only the contractor writes it.`
  throw refused(review._id, 'contractorsAnswer', sentence)
}

/**
 * Whether the texts are the same in the language in which they were written (`writtenIn`). Reviews from before this field keep
 * one of their languages.
 */
function hasWordsOf(original: Fields, after: Fields, names: readonly string[]): boolean {
  const textsIn = (fields: Fields, lang: Language) =>
    names.map((name) => objectIn(fields[name])?.[lang] || '')
  const languages = LANGUAGES.filter((lang) => textsIn(original, lang).some(Boolean))
  const written = languages.filter((lang) => lang === original.writtenIn)
  if (original.writtenIn !== after.writtenIn) return false
  if (languages.length === 0) return true
  return (written.length > 0 ? written : languages).some((lang) =>
    isDeepStrictEqual(textsIn(original, lang), textsIn(after, lang)),
  )
}

type Fields = Readonly<Record<string, unknown>>

const objectIn = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null

const isDocument = (document: LakeDocument | null | undefined): document is LakeDocument =>
  document !== null && document !== undefined

function requireYesOrNo(review: LakeDocument): void {
  const wrong = Object.entries(yesOrNoIn(review)).find(
    ([, value]) => !['boolean', 'undefined'].includes(typeof (value ?? undefined)),
  )
  if (wrong === undefined) return
  const [field] = wrong
  const sentence = `"${field}" of ${review._id} must be true or false.`
  throw dataError(400, 'validationError', sentence, { documentId: review._id, field })
}

type Refusal = 'notFromCustomer' | 'customersRating' | 'customersWords' | 'contractorsAnswer'

function refused(documentId: string, code: Refusal, description: string) {
  return dataError(403, 'insufficientPermissionsError', description, { documentId, code })
}
