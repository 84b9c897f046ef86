import { evaluateSync, parse, toJS } from 'groq-js'
import { z } from 'zod'
import type { Env } from '#lib/env.ts'
import { type Finding, missing, ok, unknown } from '../finding.ts'
import type { Ask } from './api.ts'

/** The settings for tokens, and the role that each token needs. */
const ROLES = {
  SANITY_API_READ_TOKEN: 'viewer',
  SANITY_API_WRITE_TOKEN: 'editor',
  SANITY_AUTH_TOKEN: 'administrator',
} as const

export type TokenName = keyof typeof ROLES

/** A sentence with the command that makes a token for a setting. */
export const makeToken = (name: TokenName): string =>
  `Make one, and set ${name} to it: npx sanity tokens create "${ROLES[name]} of the site" --role ${ROLES[name]}`

const ME = z.object({ id: z.string(), roles: z.array(z.object({ name: z.string() })) })

/** The roles of a token in the project; empty when Sanity does not accept it; null when Sanity did not say. */
export async function rolesOf(ask: Ask, token: string): Promise<string[] | null> {
  const { status, body } = await ask('/v2021-06-07/users/me', { token })
  if (status === 401 || status === 403) return []
  return ME.safeParse(body).data?.roles.map(({ name }) => name) ?? null
}

/** Checks that Sanity accepts the token in a setting. `unset` is the result when the setting is empty. */
export async function checkToken(ask: Ask, env: Env, name: TokenName, unset: Finding): Promise<Finding> {
  const token = env[name]
  if (!token) return unset
  const roles = await rolesOf(ask, token)
  if (roles === null) return unknown(`Sanity did not say whose token ${name} is.`)
  if (roles.length > 0) return ok(`Sanity accepts ${name}, with the role ${roles.join(', ')}.`)
  return missing(
    `Sanity does not accept ${name}: it is mistyped, expired, deleted, or of another project. ${makeToken(name)}`,
  )
}

const GRANTS = z.array(z.object({ filter: z.string(), permissions: z.array(z.string()) }))

/** Whether Sanity's list of grants gives a token these permissions for all documents; null when Sanity did not say. */
export async function mayDo(
  ask: Ask,
  env: Env,
  token: string,
  permissions: string[],
  documents: { _id: string; _type: string }[],
): Promise<boolean | null> {
  const path = `/projects/${env.NEXT_PUBLIC_SANITY_PROJECT_ID}/datasets/${env.NEXT_PUBLIC_SANITY_DATASET}/acl`
  const grants = GRANTS.safeParse((await ask(`/v2021-06-07${path}`, { token })).body).data
  if (!grants) return null
  return documents.every((document) => {
    const granted = grants
      .filter(({ filter }) => matches(document, filter))
      .flatMap((grant) => grant.permissions)
    return permissions.every((permission) => granted.includes(permission))
  })
}

/** Whether a GROQ filter matches a document. */
function matches(document: object, filter: string): boolean {
  const found: unknown = toJS(evaluateSync(parse(`*[${filter}]`), { dataset: [document] }))
  return Array.isArray(found) && found.length > 0
}
