import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { isOwnText } from '#lib/server/rights/verified-review.ts'
import { currentOf, type DocumentPair } from '#studio/core/document-pair.ts'
import type { RuleProblem, Validate } from '#studio/core/schema-problems.ts'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import { type Hit, hitsIn, type Search, withReplaced } from './find-text.ts'

/** A document with hits, and the rule that it would break if they were replaced. */
export interface FoundDocument {
  pair: DocumentPair
  hits: Hit[]
  problem: RuleProblem | null
}

/**
 * The documents that contain the text, in the version that the form opens. Rules are not checked yet. The words of customers and
 * contractors in reviews are left out: nobody else changes them.
 */
export function findIn(pairs: readonly DocumentPair[], search: Search): FoundDocument[] {
  return pairs.flatMap((pair) => {
    const document = currentOf(pair)
    const all = document ? hitsIn(document, search) : []
    const hits = all.filter(({ path, language }) => !isOwnText(document ?? {}, path[0], language))
    return hits.length > 0 ? [{ pair, hits, problem: null }] : []
  })
}

/** The document that the form opens, after the hits are replaced. */
export const afterReplacing = ({ pair, hits }: FoundDocument, replacement: string) =>
  withReplaced(currentOf(pair) ?? {}, hits, replacement)

/**
 * The document after some hits are replaced, or the rule that it would break. A rule that is broken before and after is no reason
 * to refuse.
 */
export async function plan(
  found: FoundDocument,
  replacement: string,
  validate: Validate,
): Promise<PlannedDocument | RuleProblem> {
  const { pair, hits } = found
  const before = currentOf(pair) ?? {}
  const after = afterReplacing(found, replacement)
  const paths = [...new Set(hits.map(({ path }) => fieldName(path)))].map((name) => [name])
  const problems = await validate(after, paths)
  if (problems.length === 0) return { pair, after }
  const known = new Set((await validate(before, paths)).map(({ sentence }) => sentence))
  return problems.find(({ sentence }) => !known.has(sentence)) ?? { pair, after }
}

const fieldName = ([name]: FieldPath) => String(name)
