import type { Role } from '#lib/roles.ts'

export interface Credentials {
  email: string
  password: string
}

const PASSWORD = 'a long test password'

/** One person of each role; every server knows them. */
export const PEOPLE: Record<Role, Credentials> = {
  administrator: { email: 'admin@example.ca', password: PASSWORD },
  editor: { email: 'editor@example.ca', password: PASSWORD },
  translator: { email: 'translator@example.ca', password: PASSWORD },
  viewer: { email: 'viewer@example.ca', password: PASSWORD },
}

export const ADMIN = PEOPLE.administrator
