import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { ROLES } from '#lib/roles.ts'
import { accountsLog as log } from '#lib/server/log.ts'
import { isOwnOrigin } from '../origin.ts'
import { readJson } from '../read-body.ts'
import { isSecure } from './cookies.ts'
import { AccountError } from './errors.ts'
import { identify } from './identify.ts'
import type { Identity } from './identity.ts'
import { createSignInLink } from './links.ts'
import {
  accountById,
  clearPasskeys,
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

/** What a change needs to know. */
interface Change {
  database: DatabaseSync
  administrator: Identity
  /** The account that is changed. */
  id: string
  /** The secret of the administrator's own session, when they change their own account: that session is kept. */
  ownSession: string | null
}

/** A change of one account: reads the body, and may answer a sign-in link to hand over. */
type Action = (body: unknown, change: Change) => string | undefined

/** By the last part of `auth/people/<id>/<name>`. */
const ACTIONS: Record<string, Action> = {
  role: (body, { database, id }) => {
    setRole(database, id, read(z.object({ role }), body).role)
  },
  name: (body, { database, id }) => {
    rename(database, id, read(z.object({ displayName }), body).displayName)
  },
  'reset-password': (_, { database, id, ownSession }) => {
    if (accountById(database, id)?.disabledAt) throw new AccountError('removed_account')
    clearPassword(database, id, ownSession)
    return createSignInLink(database, id)
  },
  'remove-passkeys': (_, { database, id, ownSession }) => {
    clearPasskeys(database, id, ownSession)
  },
  'sign-out': (_, { database, id, ownSession }) => {
    signOutEverywhere(database, id, ownSession)
  },
  remove: (_, { database, id, administrator }) => {
    if (id === administrator.id) throw new AccountError('own_account')
    disableAccount(database, id)
  },
  restore: (_, { database, id }) => {
    enableAccount(database, id)
    return createSignInLink(database, id)
  },
}

const invitation = z.object({ email: z.string().trim().min(1).max(254), displayName, role })

/**
 * Answers `auth/people` (GET: everybody; POST: invites) and `auth/people/<id>/<action>` (POST), for administrators
 * who are signed in; `path` is what follows `people`. An answer contains a one-time sign-in link only when the
 * request made one. Throws AccountError.
 */
export async function handlePeople(
  request: Request,
  { database }: { database: DatabaseSync },
  path: string[],
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
): Promise<Response> {
  const isRead = request.method === 'GET' && path.length === 0
  if (!isRead && request.method !== 'POST') throw new AccountError('method_not_allowed')
  if (!isRead && !isOwnOrigin(request, settings.SITE_URL)) throw new AccountError('foreign_origin')
  const body = isRead ? undefined : await readJson(request)
  // The sender is checked last, so that nothing can change between the check and the action.
  const administrator = administratorOf(request, database, settings)
  const link = isRead
    ? undefined
    : path.length === 0
      ? invite(database, administrator, body)
      : change(request, database, administrator, path, body, settings)
  return Response.json(
    { people: listPeople(database), you: administrator.id, link },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

/** An administrator in a browser. Tokens are for scripts, which have a command of their own for this. */
function administratorOf(
  request: Request,
  database: DatabaseSync,
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
): Identity {
  if (request.headers.has('authorization')) throw new AccountError('not_administrator')
  const identity = identify(request, { database }, { settings })
  if (!identity) throw new AccountError('not_signed_in')
  if (identity.role !== 'administrator') throw new AccountError('not_administrator')
  return identity
}

function invite(database: DatabaseSync, administrator: Identity, body: unknown): string {
  const person = read(invitation, body)
  const { id } = createAccount(database, person)
  log.info({ by: administrator.id, account: id, role: person.role }, 'people: invite')
  return createSignInLink(database, id)
}

function change(
  request: Request,
  database: DatabaseSync,
  administrator: Identity,
  [id = '', name = '', ...rest]: string[],
  body: unknown,
  settings: Pick<Env, 'SITE_URL'>,
): string | undefined {
  const action = rest.length === 0 && Object.hasOwn(ACTIONS, name) && ACTIONS[name]
  if (!action || !accountById(database, id)) throw new AccountError('unknown_account')
  const ownSession = id === administrator.id ? sessionCookie(request, isSecure(settings)) : null
  const link = action(body, { database, administrator, id, ownSession })
  log.info({ by: administrator.id, account: id }, `people: ${name}`)
  return link
}

function read<Body>(schema: z.ZodType<Body>, value: unknown): Body {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AccountError('bad_person')
  return parsed.data
}
