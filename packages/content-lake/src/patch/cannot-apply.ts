import { invalid, type OperationError } from '../errors.ts'

/** The refusal of a patch; `reason` is the end of a sentence. */
export function cannotApply(reason: string): OperationError {
  return invalid(`The patch cannot be applied: ${reason}`)
}
