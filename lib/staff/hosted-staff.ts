import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { roleOfSanity } from '#lib/roles.ts'
import type { Identity } from '#lib/server/accounts/index.ts'
import { hashSecret } from '#lib/server/secrets.ts'
import { shortMemory } from '#lib/server/short-memory.ts'
import type { Colleague, Staff } from './staff.ts'

/** The used part of Sanity's answer to `users/me`: a person with their roles in the client's project; `null` for nobody. */
const ME = z.union([
  z.strictObject({}).transform(() => null),
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().optional(),
    roles: z.array(z.object({ name: z.string() })),
  }),
])

/** The used part of Sanity's answer about a project. A robot is a token, not a person. */
const PROJECT = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      isRobot: z.boolean().optional(),
      roles: z.array(z.object({ name: z.string() })),
    }),
  ),
})

const USER = z.object({ id: z.string(), displayName: z.string() })
/** Sanity answers with an object when it was asked for one user. */
const USERS = z.union([USER.transform((user) => [user]), z.array(USER.nullable())])

/** Milliseconds for which an answer of Sanity is used again. A person who was removed can still read for this time. */
const COUNTS_FOR = 60_000

/**
 * The members of a project of hosted Sanity. Sanity itself says whose token a request has, and which role that person has. The
 * answers are kept in memory only. Rejects when Sanity does not answer.
 * @param clientWith a client of the project with a token
 * @param serverToken the site's own token, which asks for members and names
 */
export function hostedStaff(
  clientWith: (token: string | undefined) => SanityClient,
  serverToken: string | undefined,
): Staff {
  const identities = shortMemory<Identity | null>(COUNTS_FOR)
  const members = shortMemory<Colleague[]>(COUNTS_FOR)
  const formerNames = shortMemory<string>(COUNTS_FOR)

  async function readIdentity(token: string): Promise<Identity | null> {
    const answer = await clientWith(token).request<unknown>({ url: '/users/me' }).catch(unlessRefused)
    const me = answer === null ? null : ME.parse(answer)
    // A person of another project has no roles here.
    if (!me || me.roles.length === 0) return null
    return { id: me.id, displayName: me.name, email: me.email, role: roleOf(me.roles) }
  }

  async function readMembers(): Promise<Colleague[]> {
    const client = clientWith(serverToken)
    const project = PROJECT.parse(await client.request({ url: `/projects/${client.config().projectId}` }))
    const people = project.members.filter(({ isRobot }) => !isRobot)
    const names = await readNames(
      client,
      people.map(({ id }) => id),
    )
    return people.map(({ id, roles }) => ({
      id,
      displayName: names.get(id) ?? id,
      role: roleOf(roles),
      isRemoved: false,
    }))
  }

  async function readFormerName(id: string): Promise<string> {
    const names = await readNames(clientWith(serverToken), [id]).catch(unlessRefused)
    return names?.get(id) ?? id
  }

  const colleagues = () => members.get('', readMembers)

  return {
    async identify(request) {
      const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
      return token ? identities.get(hashSecret(token), () => readIdentity(token)) : null
    },
    byId: async (id) => (await colleagues()).find((member) => member.id === id) ?? null,
    colleagues,
    async nameOf(id) {
      const member = (await colleagues()).find((member) => member.id === id)
      // Sanity also knows the names of people who have left the project.
      return member?.displayName ?? formerNames.get(id, () => readFormerName(id))
    },
  }
}

const roleOf = (roles: { name: string }[]) => roleOfSanity(roles.map(({ name }) => name))

async function readNames(client: SanityClient, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const users = USERS.parse(await client.request({ url: `/users/${ids.join(',')}` }))
  return new Map(users.flatMap((user) => (user ? [[user.id, user.displayName] as const] : [])))
}

/** Returns null for an error by which Sanity refuses a request (401, 403, 404). Throws every other error again. */
function unlessRefused(error: unknown): null {
  if (error instanceof Error && 'statusCode' in error && [401, 403, 404].includes(Number(error.statusCode)))
    return null
  throw error
}
