import { invalid } from './errors.ts'

/* What work costs, in steps. They were measured: a step takes 10 to 30 nanoseconds. */

/** To store a change of one more document, besides its characters. */
export const STEPS_OF_CHANGE = 1_000
/** To read a mutation or an action that may change nothing. */
export const STEPS_OF_PART = 200
/** Characters of JSON that are made and stored in a step. */
const CHARACTERS = 10
/** To check, freeze and store a value of a new list or object. */
const VALUE = 14
/** The same in an object with so many attributes that JavaScript keeps them in a table. */
const VALUE_OF_MANY = 500
const MANY = 100

/**
 * How much work one transaction of somebody else may be. It is done in the server's process and holds the write lock, so
 * nobody is answered meanwhile.
 */
export class StepBudget {
  #left: number

  constructor(steps = Number.POSITIVE_INFINITY) {
    this.#left = steps
  }

  /** To be called before the work. Throws an OperationError when it is more than is left. */
  spend(steps: number): void {
    this.#left -= steps
    if (this.#left < 0) throw invalid('This is too much work for one transaction: send it in parts')
  }

  /** The values that are directly in a new list or object. */
  spendValuesOf(container: object, count: number): void {
    this.spend(count * (count > MANY && !Array.isArray(container) ? VALUE_OF_MANY : VALUE))
  }

  /** The characters of JSON that a value takes. */
  spendLengthOf(value: unknown): void {
    this.spend(JSON.stringify(value).length / CHARACTERS)
  }
}
