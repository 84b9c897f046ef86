import { BehaviorSubject, filter, firstValueFrom } from 'rxjs'
import { z } from 'zod'

const userShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().default(''),
  role: z.string(),
  roles: z.array(z.object({ name: z.string(), title: z.string() })),
})

export type SessionUser = z.infer<typeof userShape>

/** `expired` keeps the user: the Studio stays open behind the sign-in dialog, and keeps typed text. */
export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; user: SessionUser }
  | { status: 'expired'; user: SessionUser }

export type SignInResult =
  | { ok: true }
  | { ok: false; reason: 'invalid' | 'unreachable' | 'failed' }
  | { ok: false; reason: 'throttled'; retryAfter: number }

export type ChangePasswordResult = SignInResult | { ok: false; reason: 'weak' }

type Fetch = (input: string, init?: RequestInit) => Promise<Response>

const mailsBody = z.object({ mails: z.boolean() })
const throttledBody = z.object({ retryAfter: z.number().nonnegative() })
const RETRY_AFTER_UNKNOWN = 60

/** The session of this tab with the embedded lake. Its cookie cannot be read by scripts. */
export class Session {
  readonly state = new BehaviorSubject<SessionState>({ status: 'checking' })
  /** Why signing out failed; null when it did not fail. */
  readonly signOutProblem = new BehaviorSubject<'unreachable' | 'failed' | null>(null)
  readonly #url: string
  readonly #send: Fetch

  constructor(apiHost: string, send: Fetch = (input, init) => fetch(input, init)) {
    this.#url = `${apiHost}/v1`
    this.#send = send
  }

  /** Asks the lake who is signed in. Without an answer, the state is `signed-out`. */
  async check(): Promise<void> {
    const user = await this.#loadUser().catch((error: unknown) => {
      console.warn('The content lake did not say who is signed in.', error)
      return null
    })
    this.state.next(user ? { status: 'signed-in', user } : { status: 'signed-out' })
  }

  async signIn(credentials: { email: string; password: string }): Promise<SignInResult> {
    return this.#enter(await this.#post('auth/login', credentials).catch(() => null))
  }

  /** Whether the server can mail a link to a person who forgot the password. */
  async canMailLink(): Promise<boolean> {
    const response = await this.#send(`${this.#url}/auth/forgotten`).catch(() => null)
    return response?.ok ? mailsBody.parse(await response.json()).mails : false
  }

  /** Asks the server to mail a sign-in link. It also succeeds when no account has this address. */
  async mailLink(email: string): Promise<SignInResult> {
    const response = await this.#post('auth/forgotten', { email }).catch(() => null)
    return response?.ok ? { ok: true } : refusalOf(response)
  }

  /** The challenge for a sign-in with a passkey; null when the server gives none. */
  async passkeyChallenge(): Promise<unknown> {
    const response = await this.#post('auth/passkeys/challenge').catch(() => null)
    return response?.ok ? response.json() : null
  }

  /** Signs in with the challenge that a passkey has signed. */
  async signInWithPasskey(credential: unknown): Promise<SignInResult> {
    return this.#enter(await this.#post('auth/passkeys/sign-in', { credential }).catch(() => null))
  }

  async #enter(response: Response | null): Promise<SignInResult> {
    if (!response?.ok) return refusalOf(response)
    const user = await this.#loadUser().catch(() => null)
    if (!user) return { ok: false, reason: 'failed' }
    this.#signedIn(user)
    return { ok: true }
  }

  /** Sets the person's password. `current` may be empty when the person has no password yet. */
  async changePassword(passwords: { current: string; password: string }): Promise<ChangePasswordResult> {
    const response = await this.#post('auth/password', passwords).catch(() => null)
    if (response?.ok) return { ok: true }
    return response?.status === 400 ? { ok: false, reason: 'weak' } : refusalOf(response)
  }

  /** Never rejects, because the Studio's menu shows no errors. `signOutProblem` tells the reason of a failure. */
  async signOut(): Promise<void> {
    const response = await this.#post('auth/logout').catch(() => null)
    const isOut = response !== null && (response.ok || response.status === 401)
    this.signOutProblem.next(isOut ? null : response ? 'failed' : 'unreachable')
    if (isOut) this.state.next({ status: 'signed-out' })
  }

  /**
   * `fetch` for every request to the lake. When the session has expired, a request waits until somebody has signed
   * in again and is then repeated, so no edit is lost.
   */
  fetch: Fetch = async (input, init) => {
    const response = await this.#send(input, init)
    if (response.status !== 401) return response
    const state = this.state.getValue()
    if (state.status === 'signed-in') this.state.next({ status: 'expired', user: state.user })
    const next = await firstValueFrom(this.state.pipe(filter(({ status }) => status !== 'expired')))
    return next.status === 'signed-in' ? this.fetch(input, init) : response
  }

  async #loadUser(): Promise<SessionUser | null> {
    const response = await this.#send(`${this.#url}/users/me`)
    if (response.status === 401) return null
    if (!response.ok)
      throw new Error(`The content lake answered ${response.status} when asked who is signed in.`)
    return userShape.parse(await response.json())
  }

  #signedIn(user: SessionUser) {
    const before = this.state.getValue()
    // Another person must not send the edits of the former person, or see the former person's screen.
    if (before.status === 'expired' && before.user.id !== user.id) window.location.reload()
    else this.state.next({ status: 'signed-in', user })
  }

  #post(path: string, body?: unknown): Promise<Response> {
    return this.#send(`${this.#url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
  }
}

/** Why the server refused a sign-in or a new password. A null response means that the server cannot be reached. */
async function refusalOf(response: Response | null): Promise<Extract<SignInResult, { ok: false }>> {
  if (!response) return { ok: false, reason: 'unreachable' }
  if (response.status === 429)
    return { ok: false, reason: 'throttled', retryAfter: await readRetryAfter(response) }
  return { ok: false, reason: response.status === 401 || response.status === 400 ? 'invalid' : 'failed' }
}

async function readRetryAfter(response: Response): Promise<number> {
  const header = Number(response.headers.get('retry-after') ?? Number.NaN)
  if (Number.isFinite(header)) return header
  const body = throttledBody.safeParse(await response.json().catch(() => null))
  return body.success ? body.data.retryAfter : RETRY_AFTER_UNKNOWN
}
