import type { Language } from '#lib/i18n/languages.ts'
import type { Role } from '#lib/roles.ts'
import type { Person } from '#lib/server/accounts/people-list.ts'
import { askServer } from '#studio/core/ask-server.ts'
import type { Session } from '#studio/core/session.ts'

export type { Person, Role }

/** The server's answer to every request. */
export interface PeopleAnswer {
  people: Person[]
  /** The id of the administrator who asks. */
  you: string
  /** A new one-time sign-in link. The server does not return it again. */
  link?: string
}

/** What administrators can do with accounts. Rejects with an Error whose message can be shown. */
export interface PeopleApi {
  list(): Promise<PeopleAnswer>
  invite(person: { email: string; displayName: string; role: Role }): Promise<PeopleAnswer>
  setRole(id: string, role: Role): Promise<PeopleAnswer>
  rename(id: string, displayName: string): Promise<PeopleAnswer>
  resetPassword(id: string): Promise<PeopleAnswer>
  signOut(id: string): Promise<PeopleAnswer>
  remove(id: string): Promise<PeopleAnswer>
  restore(id: string): Promise<PeopleAnswer>
}

const BASE = '/api/lake/v1/auth/people'

export function peopleApi(session: Session, language: Language, unreachable: string): PeopleApi {
  const askFor = askServer(session, language, unreachable)
  async function ask(path = '', body?: object, method = 'POST'): Promise<PeopleAnswer> {
    const answer = await askFor<PeopleAnswer>(method, BASE + path, body)
    return answer.link ? { ...answer, link: new URL(answer.link, window.location.origin).href } : answer
  }
  return {
    list: () => ask('', undefined, 'GET'),
    invite: (person) => ask('', person),
    setRole: (id, role) => ask(`/${id}/role`, { role }),
    rename: (id, displayName) => ask(`/${id}/name`, { displayName }),
    resetPassword: (id) => ask(`/${id}/reset-password`),
    signOut: (id) => ask(`/${id}/sign-out`),
    remove: (id) => ask(`/${id}/remove`),
    restore: (id) => ask(`/${id}/restore`),
  }
}
