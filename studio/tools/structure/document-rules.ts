import type { DocumentActionsResolver, NewDocumentOptionsResolver } from 'sanity'
import { SINGLETONS } from '#schemas/index.ts'
import { isTranslator } from '#studio/core/roles.ts'

const SINGLE = new Set(SINGLETONS.map(({ name }) => name))

/** Actions that singletons do not have, because there is exactly one of each, and translators do not have. */
const MAKING_AND_REMOVING = new Set(['duplicate', 'delete', 'unpublish'])

export const documentActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) =>
  SINGLE.has(schemaType) || isTranslator(currentUser)
    ? actions.filter(({ action }) => !action || !MAKING_AND_REMOVING.has(action))
    : actions

export const newDocumentOptions: NewDocumentOptionsResolver = (options, { currentUser }) =>
  isTranslator(currentUser) ? [] : options.filter(({ templateId }) => !SINGLE.has(templateId))
