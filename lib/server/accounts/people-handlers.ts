import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { LANGUAGES } from '#lib/i18n/languages.ts'
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
  type Account,
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
import type { MailLink } from './sign-in.ts'

const displayName = z.string().trim().min(1).max(100)
const role = z.enum(ROLES)

interface Change {
  database: DatabaseSync
  administrator: Identity
  /** The account that is changed. */
  id: string
  /** When administrators change their own account: the secret of their session, which is kept. Otherwise null. */
  ownSession: string | null
}

/** Reads the body and changes one account. Returns a sign-in link if it has made one. */
type Action = (body: unknown, change: Change) => string | undefined

/** The changes, by the last part of `auth/people/<id>/<name>`. */
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

const invitation = z.object({
  email: z.string().trim().min(1).max(254),
  displayName,
  role,
  language: z.enum(LANGUAGES).default('en'),
})

/**
 * Answers `auth/people` (GET lists everybody, POST invites a person) and `auth/people/<id>/<action>` (POST) for administrators
 * who are signed in. `path` is the part after `people`. The answer contains a one-time sign-in link only when the request made
 * one. `isMailed` says whether the link was also queued as a mail. Throws AccountError.
 */
export async function handlePeople(
  request: Request,
  { database }: { database: DatabaseSync },
  path: string[],
  settings: Pick<Env, 'NODE_ENV' | 'SITE_URL'>,
  mail: MailLink,
): Promise<Response> {
  const isRead = request.method === 'GET' && path.length === 0
  if (!isRead && request.method !== 'POST') throw new AccountError('method_not_allowed')
  if (!isRead && !isOwnOrigin(request, settings.SITE_URL)) throw new AccountError('foreign_origin')
  const body = isRead ? undefined : await readJson(request)
  // The sender is checked last, so that nothing can change between the check and the action.
  const administrator = administratorOf(request, database, settings)
  const made = isRead
    ? undefined
    : path.length === 0
      ? invite(database, administrator, body)
      : change(request, database, administrator, path, body, settings)
  const isMailed = made !== undefined && (await isMailedTo(mail, made))
  return Response.json(
    { people: listPeople(database), you: administrator.id, link: made?.link, isMailed },
    { headers: { 'cache-control': 'private, no-store' } },
  )
}

interface MadeLink {
  link: string
  account: Account
  kind: Parameters<MailLink>[1]
}

/** The administrator sees the link too, so the request succeeds even when the mail cannot be queued. */
async function isMailedTo(mail: MailLink, { account, kind }: MadeLink): Promise<boolean> {
  try {
    return await mail(account, kind)
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : 'unknown' }, 'A mail could not be queued')
    return false
  }
}

/** An administrator who is signed in with a browser. Tokens are refused: scripts use `npm run account`. */
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

function invite(database: DatabaseSync, administrator: Identity, body: unknown): MadeLink {
  const person = read(invitation, body)
  const account = createAccount(database, person)
  log.info({ by: administrator.id, account: account.id, role: person.role }, 'people: invite')
  return { link: createSignInLink(database, account.id), account, kind: 'invitation' }
}

function change(
  request: Request,
  database: DatabaseSync,
  administrator: Identity,
  [id = '', name = '', ...rest]: string[],
  body: unknown,
  settings: Pick<Env, 'SITE_URL'>,
): MadeLink | undefined {
  const action = rest.length === 0 && Object.hasOwn(ACTIONS, name) && ACTIONS[name]
  const account = accountById(database, id)
  if (!action || !account) throw new AccountError('unknown_account')
  const ownSession = id === administrator.id ? sessionCookie(request, isSecure(settings)) : null
  const link = action(body, { database, administrator, id, ownSession })
  log.info({ by: administrator.id, account: id }, `people: ${name}`)
  return link === undefined
    ? undefined
    : { link, account, kind: name === 'restore' ? 'invitation' : 'passwordReset' }
}

function read<Body>(schema: z.ZodType<Body>, value: unknown): Body {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AccountError('bad_person')
  return parsed.data
}
