import { z } from 'zod'
import { accountsLog as log } from '#lib/server/log.ts'
import { clientAddress } from '../client-address.ts'
import { readJson } from '../read-body.ts'
import { isSecure } from './cookies.ts'
import { AccountError } from './errors.ts'
import { identify } from './identify.ts'
import { failure } from './messages.ts'
import {
  creationOptions,
  newCredential,
  passkeySite,
  readNewCredential,
  readSignature,
  requestOptions,
  signedChallenge,
} from './passkey-ceremonies.ts'
import {
  challengedBrowser,
  setChallengeCookie,
  storeChallenge,
  useUpChallenge,
} from './passkey-challenges.ts'
import {
  addPasskey,
  checkRoomForPasskey,
  credentialById,
  credentialIds,
  listPasskeys,
  notePasskeyUse,
  removePasskey,
  renamePasskey,
} from './passkeys.ts'
import { verifyPassword } from './passwords.ts'
import { type Account, accountById, noteSignIn } from './people.ts'
import { accountOfSession, isFreshSession, sessionCookie } from './sessions.ts'
import { attemptAt, type Context, withCookie, withNewSession } from './sign-in.ts'
import { countAttempt, forgetAttempts } from './throttle.ts'

const name = z.string().trim().min(1).max(60)
const confirmation = z.object({ password: z.string().default('') })

/**
 * Answers `auth/passkeys` and the paths below it. `path` is the part after `passkeys`. Anybody may POST `challenge` and
 * `sign-in`. A person who is signed in may GET the list of their passkeys, and POST `options`, `add`, `<id>/name` and
 * `<id>/remove`. The caller has checked the sender's origin. Throws AccountError.
 */
export async function handlePasskeys(context: Context, path: string[]): Promise<Response> {
  const { request, database } = context
  const [first = '', action, ...rest] = path
  const isRead = request.method === 'GET' && path.length === 0
  if (!isRead && (request.method !== 'POST' || path.length === 0))
    throw new AccountError('method_not_allowed')
  if (path.length === 1 && first === 'challenge') return challenge(context)
  if (path.length === 1 && first === 'sign-in') return signIn(context)
  if (path.length === 1 && first === 'options') return options(context)

  const body = isRead ? undefined : await readJson(request)
  const account = ownAccount(context)
  if (path.length === 1 && first === 'add') await add(context, account, body)
  else if (action === 'name' && rest.length === 0) renamePasskey(database, account.id, first, readName(body))
  else if (action === 'remove' && rest.length === 0) removePasskey(database, account.id, first)
  else if (!isRead) throw new AccountError('unknown_passkey')
  if (!isRead) log.info({ by: account.id }, `passkeys: ${action ?? first}`)
  const needsPassword = !isFresh(context)
  return Response.json(
    { passkeys: listPasskeys(database, account.id), needsPassword },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

async function challenge(context: Context): Promise<Response> {
  return withChallenge(context, await requestOptions(passkeySite(context.request, context.settings)), null)
}

async function signIn(context: Context): Promise<Response> {
  const { request, database, settings } = context
  const body = z.object({ credential: signedChallenge }).safeParse(await readJson(request))
  if (!body.success) return failure(request, 'invalid_passkey')
  const response = body.data.credential
  const credential = credentialById(database, response.id)
  const account = credential && accountById(database, credential.accountId)
  const attempt = attemptAt(context, account?.email ?? `passkey ${response.id}`, account)
  const wait = countAttempt(database, attempt)
  if (wait !== null) return failure(request, 'too_many_attempts', wait)

  const browser = challengedBrowser(request, isSecure(settings))
  const counter =
    credential &&
    (await readSignature(response, passkeySite(request, settings), credential, (signed) =>
      useUpChallenge(database, { challenge: signed, browser, accountId: null }),
    ))
  // The account is read again. It may have been disabled since the first read.
  const current = credential && accountById(database, credential.accountId)
  const isRight = counter !== null && current?.disabledAt === null
  if (!(isRight && notePasskeyUse(database, response.id, counter))) return failure(request, 'invalid_passkey')
  forgetAttempts(database, attempt)
  noteSignIn(database, current.id)
  return withNewSession(context, current, new Response(null, { status: 204 }))
}

/** A passkey can sign in for years. So adding a passkey needs a sign-in within the last ten minutes, or the password. */
async function options(context: Context): Promise<Response> {
  const { request, database, settings } = context
  const body = confirmation.safeParse(await readJson(request))
  const account = ownAccount(context)
  if (!isFresh(context)) {
    const password = body.success ? body.data.password : ''
    if (!password || account.passwordHash === null) return failure(request, 'confirm_password')
    const attempt = attemptAt(context, account.email, account)
    const wait = countAttempt(database, attempt)
    if (wait !== null) return failure(request, 'too_many_attempts', wait)
    if (!(await verifyPassword(password, account.passwordHash))) return failure(request, 'wrong_password')
    forgetAttempts(database, attempt)
  }
  checkRoomForPasskey(database, account.id)
  const existing = credentialIds(database, account.id)
  return withChallenge(
    context,
    await creationOptions(passkeySite(request, settings), account, existing),
    account.id,
  )
}

async function add(context: Context, { id: accountId }: Account, body: unknown): Promise<void> {
  const { request, database, settings } = context
  const label = readName(body)
  const sent = z.object({ credential: newCredential }).safeParse(body)
  const browser = challengedBrowser(request, isSecure(settings))
  const credential =
    sent.success &&
    (await readNewCredential(sent.data.credential, passkeySite(request, settings), (signed) =>
      useUpChallenge(database, { challenge: signed, browser, accountId }),
    ))
  if (!credential) throw new AccountError('passkey_not_added')
  // Checks the session again: meanwhile, the person may have signed out or the account may have been removed.
  ownAccount(context)
  addPasskey(database, label, { accountId, ...credential })
}

/** The account of the session. Throws AccountError for a token and for the developer, because they have no passkeys. */
function ownAccount({ request, database, settings }: Context): Account {
  const secret = sessionCookie(request, isSecure(settings))
  const account = secret ? accountOfSession(database, secret) : null
  if (account) return account
  throw new AccountError(identify(request, { database }, { settings }) ? 'own_passkeys' : 'not_signed_in')
}

function isFresh({ request, database, settings }: Context): boolean {
  return isFreshSession(database, sessionCookie(request, isSecure(settings)) ?? '')
}

function withChallenge(
  { request, database, settings }: Context,
  created: { challenge: string },
  accountId: string | null,
): Response {
  const browser = challengedBrowser(request, isSecure(settings))
  const address = clientAddress(request, settings.TRUSTED_PROXIES)
  storeChallenge(database, { challenge: created.challenge, browser, accountId }, address)
  return withCookie(Response.json(created), setChallengeCookie(browser, isSecure(settings)))
}

function readName(body: unknown): string {
  const parsed = z.object({ name }).safeParse(body)
  if (!parsed.success) throw new AccountError('passkey_name')
  return parsed.data.name
}
