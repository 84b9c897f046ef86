import { getDraftId, type ValidationMarker } from 'sanity'
import { useValidationStatus } from '#studio/core/sanity-internals.ts'

/** The rules that a draft breaks, so that it cannot be published. */
export function useDraftProblems(id: string, type: string): ValidationMarker[] {
  const { validation } = useValidationStatus(getDraftId(id), type, true)
  return validation.filter(({ level }) => level === 'error')
}
