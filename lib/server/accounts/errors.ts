import type { FailureCode } from './messages.ts'

/**
 * A rule of accounts was broken. `message` is a sentence for the person who runs a script. `code` names a text for the Studio.
 */
export class AccountError extends Error {
  override name = 'AccountError'
  readonly code: FailureCode | 'unknown_token'

  constructor(code: AccountError['code'], message: string = code) {
    super(message)
    this.code = code
  }
}
