import { invalid, type OperationError } from '../errors.ts'

/** The error of a patch that cannot be applied. `reason` is the end of a sentence. */
export function cannotApply(reason: string): OperationError {
  return invalid(`The patch cannot be applied: ${reason}`)
}
