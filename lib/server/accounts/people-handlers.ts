import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { ROLES } from '#lib/roles.ts'
import { accountsLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '../origin.ts'
import { readJson } from '../read-body.ts'
import { AccountError } from './errors.ts'
import { identify } from './identify.ts'
import type { Identity } from './identity.ts'
import { createSignInLink } from './links.ts'
import { type FailureCode, failure } from './messages.ts'
import {
  accountById,
  clearPassword,
  createAccount,
  disableAccount,
  enableAccount,
  rename,
  setRole,
  signOutEverywhere,
} from './people.ts'
import { listPeople } from './people-list.ts'
import { sessionCookie } from './sessions.ts'

const displayName = z.string().trim().min(1).max(100)
const role = z.enum(ROLES)
const nobody = z.unknown()

/** What a change needs to know. */
interface Change<Body> {
  database: DatabaseSync
  administrator: Identity
  /** The account that is changed. */
  id: string
  body: Body
  /** The secret of the administrator's own session, when they change their own account: that session is kept. */
  ownSession: string | null
}

/** A change of one account: what it reads from the body, and what it does. It may answer a sign-in link to hand over. */
interface Action<Body> {
  body: z.ZodType<Body>
  run: (change: Change<Body>) => string | undefined
}

const action = <Body>(body: z.ZodType<Body>, run: Action<Body>['run']) => ({
  prepare: (value: unknown) => {
    const parsed = body.safeParse(value)
    return parsed.success
      ? (change: Omit<Change<Body>, 'body'>) => run({ ...change, body: parsed.data })
      : null
  },
})

/** By the last part of `auth/people/<id>/<name>`. */
const ACTIONS = {
  role: action(z.object({ role }), ({ database, id, body }) => {
    setRole(database, id, body.role)
    return undefined
  }),
  name: action(z.object({ displayName }), ({ database, id, body }) => {
    rename(database, id, body.displayName)
    return undefined
  }),
  'reset-password': action(nobody, ({ database, id, ownSession }) => {
    if (accountById(database, id)?.disabledAt) throw new AccountError('removed_account', 'It is removed.')
    clearPassword(database, id, ownSession)
    return createSignInLink(database, id)
  }),
  'sign-out': action(nobody, ({ database, id, ownSession }) => {
    signOutEverywhere(database, id, ownSession)
    return undefined
  }),
  remove: action(nobody, ({ database, id, administrator }) => {
    if (id === administrator.id) throw new AccountError('own_account', 'It is one’s own.')
    disableAccount(database, id)
    return undefined
  }),
  restore: action(nobody, ({ database, id }) => {
    enableAccount(database, id)
    return createSignInLink(database, id)
  }),
}

const invitation = z.object({ email: z.string().trim().min(1).max(254), displayName, role })

/**
 * Answers `auth/people` (GET: everybody; POST: invites) and `auth/people/<id>/<action>` (POST), for administrators
 * who are signed in; `path` is what follows `people`. An answer contains a one-time sign-in link only when the
 * request made one.
 */
export async function handlePeople(
  request: Request,
  { database }: { database: DatabaseSync },
  path: string[],
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
): Promise<Response> {
  const isRead = request.method === 'GET' && path.length === 0
  if (!isRead && request.method !== 'POST') return failure(request, 'method_not_allowed')
  if (!isRead && !isOwnOrigin(request, settings.SITE_URL)) return failure(request, 'foreign_origin')
  const body = isRead ? undefined : await readJson(request)
  // The sender is checked last, so that nothing can change between the check and the action.
  const administrator = askedBy(request, database, settings)
  if (typeof administrator === 'string') return failure(request, administrator)
  if (isRead) return answer({ people: listPeople(database), you: administrator.id })
  try {
    return path.length === 0
      ? invite(request, database, administrator, body)
      : change(request, database, administrator, path, body)
  } catch (error) {
    if (error instanceof AccountError && isRefusal(error.code)) return failure(request, error.code)
    throw error
  }
}

/** An administrator in a browser. Tokens are for scripts, which have a command of their own for this. */
function askedBy(
  request: Request,
  database: DatabaseSync,
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
): Identity | 'not_signed_in' | 'not_administrator' {
  if (request.headers.has('authorization')) return 'not_administrator'
  const identity = identify(request, { database }, { settings })
  if (!identity) return 'not_signed_in'
  return identity.role === 'administrator' ? identity : 'not_administrator'
}

function invite(request: Request, database: DatabaseSync, administrator: Identity, body: unknown): Response {
  const person = invitation.safeParse(body)
  if (!person.success) return failure(request, 'bad_person')
  const { id } = createAccount(database, person.data)
  log.info({ by: administrator.id, account: id, role: person.data.role }, 'people: invite')
  return answer({ people: listPeople(database), you: administrator.id, link: createSignInLink(database, id) })
}

function change(
  request: Request,
  database: DatabaseSync,
  administrator: Identity,
  [id = '', name = '', ...rest]: string[],
  body: unknown,
): Response {
  const found =
    rest.length === 0 && Object.hasOwn(ACTIONS, name) ? ACTIONS[name as keyof typeof ACTIONS] : null
  if (!found) return failure(request, 'unknown_account')
  const run = found.prepare(body)
  if (!run) return failure(request, 'bad_person')
  if (!accountById(database, id)) return failure(request, 'unknown_account')
  const ownSession = id === administrator.id ? sessionCookie(request) : null
  const link = run({ database, administrator, id, ownSession })
  log.info({ by: administrator.id, account: id }, `people: ${name}`)
  return answer({ people: listPeople(database), you: administrator.id, link })
}

const REFUSALS: ReadonlySet<string> = new Set<FailureCode>([
  'bad_email',
  'email_taken',
  'unknown_account',
  'last_administrator',
  'own_account',
  'removed_account',
])

function isRefusal(code: AccountError['code']): code is Extract<AccountError['code'], FailureCode> {
  return REFUSALS.has(code)
}

function answer(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
}
