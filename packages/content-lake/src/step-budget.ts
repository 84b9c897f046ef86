import { invalid } from './errors.ts'

/* The costs of work in steps, as measured. A step takes 10 to 30 nanoseconds of processor time. */

/** The cost of storing a changed document, besides its characters. */
export const STEPS_OF_CHANGE = 1_000
/** The cost of reading a mutation or an action, even if it changes nothing. */
export const STEPS_OF_PART = 200
/** The number of characters of JSON that are made and stored in one step. */
const CHARACTERS = 10
/** The cost of checking, freezing and storing a value of a new list or object. */
const VALUE = 14
/** The same for an object with more than MANY attributes, which JavaScript stores more slowly, in a hash table. */
const VALUE_OF_MANY = 500
const MANY = 100

/**
 * Limits the work of one client's transaction. The work is done in the server's process with the write lock held, so no other
 * request is answered meanwhile.
 */
export class StepBudget {
  #left: number

  constructor(steps = Number.POSITIVE_INFINITY) {
    this.#left = steps
  }

  /** Call it before the work. Throws an OperationError when the budget has fewer steps left. */
  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw invalid('This is too much work for one transaction: send it in parts')
  }

  /** Spends the steps for the direct values of a new list or object. */
  spendValuesOf(container: object, count: number): void {
    this.spend(count * (count > MANY && !Array.isArray(container) ? VALUE_OF_MANY : VALUE))
  }

  /** Spends the steps for the characters of a value's JSON. */
  spendLengthOf(value: unknown): void {
    this.spend(JSON.stringify(value).length / CHARACTERS)
  }
}
