/** A rule of accounts was broken. `message` is a sentence that can be shown to a person. */
export class AccountError extends Error {
  readonly code:
    | 'bad_password'
    | 'bad_email'
    | 'email_taken'
    | 'unknown_account'
    | 'last_administrator'
    | 'own_account'
    | 'removed_account'
    | 'unknown_token'

  constructor(code: AccountError['code'], message: string) {
    super(message)
    this.name = 'AccountError'
    this.code = code
  }
}
