import type { Role } from '#lib/roles.ts'

/** Who is asking: a person, or a token for scripts. */
export interface Identity {
  id: string
  displayName: string
  email?: string
  role: Role
}
