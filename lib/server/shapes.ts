import { isDeepStrictEqual } from 'node:util'
import { type Check, dataError, type LakeDocument } from 'content-lake'
import { z } from 'zod'
import { TRANSLATION_NOTE, translationNoteShape } from '#lib/i18n/translation-note.ts'
import { APPROVAL, approvalShape } from '#lib/shapes/approval.ts'
import { remarkShape } from '#lib/shapes/remarks.ts'
import { wrongType } from '#lib/shapes/wrong-type.ts'

/** Throws LakeError 400 when a changed value in a document has another type than the site's code expects. */
export const checkContent: Check = (before, after, source) => {
  if (after._type === TRANSLATION_NOTE) return checkShape(translationNoteShape, before, after)
  if (after._type === APPROVAL) return checkShape(approvalShape, before, after)
  const wrong = wrongType(after, [before, source])
  if (wrong) throw refused(after, wrong.field, `must be ${wrong.expected}, not ${wrong.actual}`)
}

/** Throws LakeError 400 for a wrong type in a document of Sanity's comments and tasks. */
export const checkRemark: Check = (before, after) => {
  const shape = remarkShape(after._type)
  if (shape) checkShape(shape, before, after)
}

/** Checks only the fields that the change sets. Other stored values may be older than the rule. */
function checkShape(shape: z.ZodType, before: LakeDocument | null, after: LakeDocument): void {
  const issues = shape.safeParse(after).error?.issues ?? []
  const issue = issues.find(({ path: [field] }) => {
    const name = String(field)
    return before === null || !isDeepStrictEqual(before[name], after[name])
  })
  if (issue) throw refused(after, z.core.toDotPath(issue.path), issue.message)
}

function refused({ _id: documentId }: LakeDocument, field: string, problem: string) {
  const sentence = `${documentId} cannot be stored: "${field}" ${problem}.`
  return dataError(400, 'validationError', sentence, { documentId, code: 'wrongType', field })
}
