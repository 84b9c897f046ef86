import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { env } from '#lib/env.ts'
import { accountsLog as log } from '#lib/server/log.ts'
import { DRAFT_COOKIE } from '#lib/server/next-internals.ts'
import { isOwnOrigin } from '../origin.ts'
import { readJson } from '../read-body.ts'
import { isSecure } from './cookies.ts'
import { AccountError } from './errors.ts'
import { isValidLink, redeemSignInLink } from './links.ts'
import { failure, linkPage, spentLinkPage } from './messages.ts'
import { handlePasskeys } from './passkey-handlers.ts'
import { verifyPassword } from './passwords.ts'
import { accountByEmail, accountById, noteSignIn, setPassword } from './people.ts'
import { handlePeople } from './people-handlers.ts'
import { accountOfSession, endSession, sessionCookie, setSessionCookie } from './sessions.ts'
import { askingAt, attemptAt, type Context, type MailLink, withCookie, withNewSession } from './sign-in.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

const credentials = z.object({ email: z.string().max(254), password: z.string() })
const passwordChange = z.object({ current: z.string().default(''), password: z.string() })

type Handler = (context: Context) => Response | Promise<Response>

const HANDLERS = new Map<string, { GET?: Handler; POST: Handler }>([
  ['login', { POST: signIn }],
  ['logout', { POST: signOut }],
  ['password', { POST: changePassword }],
  ['forgotten', { GET: canMail, POST: mailLink }],
  ['link', { GET: openLink, POST: useLink }],
])

/**
 * Answers `auth/login`, `auth/logout`, `auth/password`, `auth/forgotten`, `auth/link`, `auth/people/…` and `auth/passkeys/…`.
 * `segments` is the path after the version of the API, such as `['auth', 'login']`. Returns null for every other path. Refusals
 * are `{statusCode, error, message, code}`.
 */
export async function handleAuth(
  request: Request,
  { database }: { database: DatabaseSync },
  segments: string[],
  settings: Context['settings'] = env,
  mail: MailLink = async () => false,
): Promise<Response | null> {
  const [first, name = '', ...rest] = segments
  const methods = first === 'auth' && rest.length === 0 ? HANDLERS.get(name) : undefined
  try {
    if (first === 'auth' && name === 'people')
      return await handlePeople(request, { database }, rest, settings, mail)
    if (first === 'auth' && name === 'passkeys') {
      if (!isOwnOrigin(request, settings.SITE_URL)) throw new AccountError('foreign_origin')
      return await handlePasskeys({ request, database, settings, mail }, rest)
    }
    if (!methods) return null
    const isChange = request.method === 'POST'
    const handle = isChange ? methods.POST : request.method === 'GET' ? methods.GET : undefined
    if (!handle) throw new AccountError('method_not_allowed')
    if (isChange && !isOwnOrigin(request, settings.SITE_URL)) throw new AccountError('foreign_origin')
    return await handle({ request, database, settings, mail })
  } catch (error) {
    if (!(error instanceof AccountError) || error.code === 'unknown_token') throw error
    return failure(request, error.code)
  }
}

async function signIn(context: Context): Promise<Response> {
  const { request, database } = context
  const body = credentials.safeParse(await readJson(request))
  if (!body.success) return failure(request, 'bad_request')
  const { email, password } = body.data
  const account = accountByEmail(database, email)
  const attempt = attemptAt(context, email, account)
  const wait = countAttempt(database, attempt)
  if (wait !== null) return failure(request, 'too_many_attempts', wait)

  const matches = await verifyPassword(password, account?.passwordHash ?? null)
  // The account is read again. It may have been disabled, or have another password, since the first read.
  const current = account && accountById(database, account.id)
  const isRight = matches && current?.disabledAt === null && current.passwordHash === account?.passwordHash
  if (!isRight) return failure(request, 'invalid_credentials')
  forgetAttempts(database, attempt)
  noteSignIn(database, current.id)
  return withNewSession(context, current, new Response(null, { status: 204 }))
}

async function signOut({ request, database, settings }: Context): Promise<Response> {
  const secret = sessionCookie(request, isSecure(settings))
  if (secret) endSession(database, secret)
  const response = withCookie(new Response(null, { status: 204 }), setSessionCookie(null, isSecure(settings)))
  // Signing out also ends draft mode.
  response.headers.append('set-cookie', `${DRAFT_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`)
  return response
}

/** A person who signed in with a link has no password yet and can set one. Other people must give their current password. */
async function changePassword(context: Context): Promise<Response> {
  const { request, database, settings } = context
  const secret = sessionCookie(request, isSecure(settings))
  const account = secret ? accountOfSession(database, secret) : null
  if (!secret || !account) return failure(request, 'not_signed_in')
  const body = passwordChange.safeParse(await readJson(request))
  if (!body.success) return failure(request, 'bad_request')

  if (account.passwordHash !== null) {
    const attempt = attemptAt(context, account.email, account)
    const wait = countAttempt(database, attempt)
    if (wait !== null) return failure(request, 'too_many_attempts', wait)
    if (!(await verifyPassword(body.data.current, account.passwordHash)))
      return failure(request, 'invalid_credentials')
    forgetAttempts(database, attempt)
  }
  // Hashing takes a while. Meanwhile the person may sign out or set another password: then this change is refused.
  const isStillRight = () => accountOfSession(database, secret, false)?.passwordHash === account.passwordHash
  await setPassword(database, account.id, body.data.password, isStillRight)
  return withNewSession(context, account, new Response(null, { status: 204 }))
}

/** Whether the sign-in form can offer a link by mail. */
function canMail({ settings }: Context): Response {
  return Response.json(
    { mails: settings.SMTP_URL !== undefined },
    { headers: { 'cache-control': 'no-store' } },
  )
}

/** Milliseconds until the mail is queued. Without this wait, the time of the response would show that an account exists. */
const ONCE_ANSWERED = 100

const forgotten = z.object({ email: z.string().max(254) })

/**
 * Mails a link to a person who forgot the password. Anybody can request this for any address. So the response is the same when
 * no account has the address, and the password stays valid until the link is used. A sender of too many requests is refused.
 */
async function mailLink(context: Context): Promise<Response> {
  const { request, database, mail } = context
  const body = forgotten.safeParse(await readJson(request))
  if (!body.success) return failure(request, 'bad_request')
  const account = accountByEmail(database, body.data.email)
  const wait = countAttempt(database, askingAt(context, account))
  if (wait !== null) return failure(request, 'too_many_attempts', wait)
  if (account?.disabledAt === null) {
    const queue = () => mail(account, 'passwordReset', { isAskedForByAnybody: true }).catch(notQueued)
    setTimeout(() => void queue(), ONCE_ANSWERED)
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
}

function notQueued(error: unknown): void {
  log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A mail could not be queued')
}

function openLink({ request, database }: Context): Response {
  const secret = new URL(request.url).searchParams.get('token')
  return secret && isValidLink(database, secret) ? linkPage() : spentLinkPage()
}

function useLink(context: Context): Response {
  const secret = new URL(context.request.url).searchParams.get('token')
  const account = secret ? redeemSignInLink(context.database, secret) : null
  if (!account) return spentLinkPage()
  noteSignIn(context.database, account.id)
  const headers = { location: '/studio', 'referrer-policy': 'no-referrer' }
  return withNewSession(context, account, new Response(null, { status: 303, headers }))
}
