import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { SINGLETONS } from '#schemas/index.ts'
import { isEditor } from '#studio/core/roles.ts'

const SINGLE = new Set(SINGLETONS.map(({ name }) => name))

/** Actions that singletons do not have, because there is exactly one of each, and translators and viewers do not have. */
const MAKING_AND_REMOVING = ['duplicate', 'delete', 'unpublish']

/** A copy of a review would be one that nobody wrote. */
const NOT_FOR_REVIEWS = ['duplicate']

export const documentActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) => {
  const missing =
    SINGLE.has(schemaType) || !isEditor(currentUser)
      ? MAKING_AND_REMOVING
      : schemaType === 'review'
        ? NOT_FOR_REVIEWS
        : []
  return actions.filter(({ action }) => !action || !missing.includes(action))
}

export const newDocumentOptions: NewDocumentOptionsResolver = (options, { currentUser }) =>
  isEditor(currentUser) ? options.filter(({ templateId }) => !SINGLE.has(templateId)) : []
