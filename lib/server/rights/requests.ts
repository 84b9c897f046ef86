import { LARGE_WRITE, SMALL_WRITE, type WriteSize } from 'content-lake'
import { z } from 'zod'
import type { Role } from '#lib/roles.ts'
import { secretFields } from './fields.ts'
import { PREVIEW_SECRET, RIGHTS } from './table.ts'

const id = z.string()
const system = { _id: id, _type: z.literal(PREVIEW_SECRET) }
const secret = secretFields.extend(system)

/** The mutations of the Studio's preview (presentation tool). A role that may write only its secrets can send no others. */
const ofPreview = z.union([
  z.strictObject({ create: secret }),
  z.strictObject({ createOrReplace: secret }),
  z.strictObject({ createIfNotExists: secret }),
  z.strictObject({ patch: z.strictObject({ id, set: secretFields }) }),
  z.strictObject({ delete: z.strictObject({ id }) }),
  z.strictObject({ delete: z.strictObject({ query: z.string(), params: z.object({}).optional() }) }),
])

/**
 * Whether a role may send a mutation or an action. Checks only its form, before documents are read or patches applied, so that
 * a refused write costs no work.
 */
export function mayBegin(role: Role, write: unknown): boolean {
  return !writesOnlySecrets(role) || ofPreview.safeParse(write).success
}

/** The greatest size of a write by role. */
export const largestWrite = (role: Role): WriteSize => (writesOnlySecrets(role) ? SMALL_WRITE : LARGE_WRITE)

const writesOnlySecrets = (role: Role) => Object.keys(RIGHTS[role]).every((kind) => kind === 'secret')
