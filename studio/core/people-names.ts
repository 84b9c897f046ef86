import type { SanityClient } from '@sanity/client'
import { z } from 'zod'
import { isForbidden } from './error-words.ts'

const user = z.object({ id: z.string(), displayName: z.string() })
/** Hosted Sanity answers with an object when it is asked for one person, and with null for a person that it does not know. */
const usersAnswer = z.union([z.array(user.nullable()), user.transform((one) => [one])])

/** The version of Sanity's API for users. */
const API_VERSION = '2021-06-07'

/**
 * The names of people by their ids. Unknown people are left out. The map is empty when the signed-in person may not read the
 * members of the project.
 */
export async function namesOf(client: SanityClient, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const answer = await client
    .withConfig({ apiVersion: API_VERSION })
    .request<unknown>({ url: `/users/${[...new Set(ids)].join(',')}` })
    .catch((error: unknown) => {
      if (isForbidden(error)) return []
      throw error
    })
  return new Map(
    usersAnswer.parse(answer).flatMap((one) => (one ? [[one.id, one.displayName] as const] : [])),
  )
}
