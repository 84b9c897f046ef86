import type { Language } from '#lib/i18n/languages.ts'
import type { Role } from '#lib/roles.ts'
import type { Person } from '#lib/server/accounts/people-list.ts'
import { askServer } from '#studio/core/ask-server.ts'

export type { Person, Role }

/** The server's answer to every request about people. */
export interface PeopleAnswer {
  people: Person[]
  /** The id of the administrator who asks. */
  you: string
  /** A new one-time sign-in link. The server does not return it again. */
  link?: string
  /** Whether the link is mailed to the person too. */
  isMailed: boolean
}

/** The invited person, and the language of the mail. */
export interface Invited {
  email: string
  displayName: string
  role: Role
  language: Language
}

const BASE = '/api/lake/v1/auth/people'

/** The actions of administrators on accounts. Each rejects with an Error whose message can be shown. */
export const peopleApi = {
  list: () => ask('', undefined, 'GET'),
  invite: (person: Invited) => ask('', person),
  setRole: (id: string, role: Role) => ask(`/${id}/role`, { role }),
  rename: (id: string, displayName: string) => ask(`/${id}/name`, { displayName }),
  resetPassword: (id: string) => ask(`/${id}/reset-password`),
  removePasskeys: (id: string) => ask(`/${id}/remove-passkeys`),
  signOut: (id: string) => ask(`/${id}/sign-out`),
  remove: (id: string) => ask(`/${id}/remove`),
  restore: (id: string) => ask(`/${id}/restore`),
}

async function ask(path: string, body?: object, method = 'POST'): Promise<PeopleAnswer> {
  const answer = await askServer<PeopleAnswer>(method, BASE + path, body)
  return answer.link ? { ...answer, link: new URL(answer.link, window.location.origin).href } : answer
}
