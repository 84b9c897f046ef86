import type { Role } from '#lib/roles.ts'

/** The sender of a request: a person, or a token for scripts. */
export interface Identity {
  id: string
  displayName: string
  email?: string
  role: Role
}
