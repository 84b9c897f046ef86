import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { SINGLETONS } from '#schemas/index.ts'
import { isEditor } from '#studio/core/roles.ts'

const SINGLE = new Set(SINGLETONS.map(({ name }) => name))

/** Actions that translators and viewers do not have. Singletons do not have them for anybody: there is exactly one of each. */
const MAKING_AND_REMOVING = ['duplicate', 'delete', 'unpublish']

/** The lake refuses schedules by translators and viewers. */
const ONLY_FOR_EDITORS = ['schedule', ...MAKING_AND_REMOVING]

/** A copied review would be a review that no customer wrote. */
const NOT_FOR_REVIEWS = ['duplicate']

export const documentActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) => {
  const missing = missingActions(schemaType, isEditor(currentUser))
  return actions.filter(({ action }) => !action || !missing.includes(action))
}

function missingActions(type: string, isForEditor: boolean): string[] {
  if (!isForEditor) return ONLY_FOR_EDITORS
  if (SINGLE.has(type)) return MAKING_AND_REMOVING
  return type === 'review' ? NOT_FOR_REVIEWS : []
}

export const newDocumentOptions: NewDocumentOptionsResolver = (options, { currentUser }) =>
  isEditor(currentUser) ? options.filter(({ templateId }) => !SINGLE.has(templateId)) : []
