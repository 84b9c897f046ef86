import { randomBytes } from 'node:crypto'
import type { Grant } from 'content-lake'
import type { Plan } from './facts.ts'

/** A member of the project: a person, or a robot, which is a token without a person. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isRobot: boolean
  role: string
}

const granted = (permissions: Grant['permissions'], filter = '_id in path("**")') => ({ filter, permissions })

const EVERYTHING = [granted(['read', 'create', 'history', 'update'])]

const GRANTS: Record<string, Grant[]> = {
  administrator: EVERYTHING,
  editor: EVERYTHING,
  developer: EVERYTHING,
  contributor: [granted(['read']), granted(['create', 'history', 'update'], '_id in path("drafts.**")')],
  viewer: [granted(['read', 'history'])],
}

/** The members of a project and their tokens. */
export class People {
  readonly #plan: Plan
  readonly #custom: Record<string, Grant[]>
  readonly #members = new Map<string, Person>()
  readonly #former = new Map<string, Person>()
  /** Ids of members by token. */
  readonly #tokens = new Map<string, string>()
  readonly #listeners = new Set<() => void>()

  /** @param custom the grants of custom roles. Each role also reads everything. */
  constructor(plan: Plan, custom: Record<string, Grant[]>) {
    const [name] = Object.keys(custom)
    if (name && !plan.hasCustomRoles)
      throw new Error(`The plan ${plan.name} has no custom roles, such as ${name}.`)
    this.#plan = plan
    this.#custom = custom
  }

  /** Throws an Error when the plan does not have the role. */
  add(name: string, role: string, { isRobot = false } = {}): Person {
    this.#requireRole(role)
    const id = `p${randomBytes(6).toString('hex').slice(0, 8)}`
    const email = isRobot ? '' : `${name.toLowerCase().replace(/\W+/g, '.')}@example.ca`
    const person = { id, name, email, isRobot, role }
    this.#members.set(id, person)
    return person
  }

  /** A new token of a member, as signing in makes one. */
  createToken({ id }: Person): string {
    const token = `sk${randomBytes(60).toString('hex')}`
    this.#tokens.set(token, id)
    return token
  }

  endToken(token: string): void {
    this.#tokens.delete(token)
    this.#notify()
  }

  /** All tokens of a removed member end. Sanity still knows the name. */
  remove(id: string): void {
    const person = this.#members.get(id)
    if (person) this.#former.set(id, person)
    this.#members.delete(id)
    for (const [token, owner] of this.#tokens) if (owner === id) this.#tokens.delete(token)
    this.#notify()
  }

  /** Throws an Error for an unknown member, and when the plan does not have the role. */
  setRole(id: string, role: string): void {
    this.#requireRole(role)
    const person = this.#members.get(id)
    if (!person) throw new Error(`There is no member ${id}.`)
    person.role = role
  }

  byToken(token: string): Person | null {
    return this.#members.get(this.#tokens.get(token) ?? '') ?? null
  }

  /** A member, or somebody who has been one. */
  known(id: string): Person | null {
    return this.#members.get(id) ?? this.#former.get(id) ?? null
  }

  all(): Person[] {
    return [...this.#members.values()]
  }

  /** Names of the roles of the project. */
  roles(): string[] {
    return [...this.#plan.roles, ...Object.keys(this.#custom)]
  }

  grantsOf({ role }: Person): Grant[] {
    return GRANTS[role] ?? [granted(['read', 'history']), ...(this.#custom[role] ?? [])]
  }

  /** Calls `listener` when tokens have ended. Returns a function that removes it. */
  onEnded(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #requireRole(role: string): void {
    if (!this.roles().includes(role)) throw new Error(`The plan ${this.#plan.name} has no role ${role}.`)
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener()
  }
}

/** The title of a role, such as "Administrator". */
export const titleOf = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)
