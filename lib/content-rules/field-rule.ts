import { isDeepStrictEqual } from 'node:util'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { Definition } from '#schemas/define.ts'

/** The rule that a definition's `validation` gets, and the context of its checks. Both are Sanity's. */
export type SanityRule = Parameters<NonNullable<Definition['validation']>>[0]
export type ValidationContext = Parameters<Parameters<SanityRule['custom']>[0]>[1]

/** A broken rule: an error stops a publication, a warning does not. */
export interface RuleProblem {
  level: 'error' | 'warning'
  path: FieldPath
  sentence: string
}

/** What a check says of a value: `true`, or what is wrong. */
type Verdict = true | string | Bilingual | { path: FieldPath; message: string }[]
export type Check = (value: unknown, context: ValidationContext) => Verdict | Promise<Verdict>

interface State {
  checks: readonly Check[]
  /** Checks that also run while the field is empty. */
  always: readonly Check[]
  level: RuleProblem['level']
  message?: Bilingual | undefined
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * Sanity's rule, with the methods that the schema uses. Sanity's own needs the Studio's packages, which the server does not have. A
 * test compares both on all content.
 */
export class FieldRule {
  readonly isRequired: boolean
  readonly #state: State

  constructor(state: State = { checks: [], always: [], level: 'error' }, isRequired = false) {
    this.#state = state
    this.isRequired = isRequired
  }

  required = () => this.#with({ always: [...this.#state.always, isThere] }, true)
  min = (least: number) => this.checking((value) => sizeOf(value) >= least || `At least ${least}.`)
  max = (most: number) => this.checking((value) => sizeOf(value) <= most || `At most ${most}.`)
  integer = () => this.checking((value) => Number.isInteger(value) || 'Not a whole number.')
  email = () => this.checking((value) => EMAIL.test(String(value)) || 'Not an e-mail address.')
  unique = () => this.checking(twinsIn)
  uri = ({ scheme }: { scheme: string[] }) =>
    this.checking((value) => hasScheme(value, scheme) || `Not an address with ${scheme.join(' or ')}.`)
  assetRequired = () => this.#with({ always: [...this.#state.always, hasAsset] })
  custom = (check: Check) => this.#with({ always: [...this.#state.always, check] })
  error = (message?: Bilingual) => this.#with({ level: 'error', message })
  warning = (message?: Bilingual) => this.#with({ level: 'warning', message })

  /** The problems of a value. @param path where the value is in its document */
  async problems(value: unknown, context: ValidationContext, language: Language): Promise<RuleProblem[]> {
    const { checks, always, level, message } = this.#state
    const isEmpty = value === undefined || value === null
    const verdicts = await Promise.all(
      [...always, ...(isEmpty ? [] : checks)].map((check) => check(value, context)),
    )
    const path = (context.path ?? []) as FieldPath
    return verdicts.flatMap((verdict) => {
      if (verdict === true) return []
      const found = Array.isArray(verdict) ? verdict : [{ path: [], message: verdict }]
      return found.map((one) => {
        const said = message ?? one.message
        return {
          level,
          path: [...path, ...one.path],
          sentence: typeof said === 'string' ? said : said[language],
        }
      })
    })
  }

  /** Adds a check that an empty field passes. */
  checking = (check: Check) => this.#with({ checks: [...this.#state.checks, check] })

  #with = (change: Partial<State>, isRequired = this.isRequired) =>
    new FieldRule({ ...this.#state, ...change }, isRequired)
}

function isThere(value: unknown): Verdict {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const isEmpty = isObject && !('_ref' in value) && Object.keys(value).every((key) => key.startsWith('_'))
  return value === undefined || value === null || value === '' || isEmpty ? 'Required.' : true
}

const hasAsset = (value: unknown): Verdict =>
  (typeof value === 'object' && value !== null && 'asset' in value) || 'Choose an image.'

const sizeOf = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' || Array.isArray(value) ? value.length : 0

/** The items of a list that are there more than once. They are compared without their keys. */
function twinsIn(value: unknown): Verdict {
  const items = (Array.isArray(value) ? value : []).map((item: unknown) => {
    const isObject = typeof item === 'object' && item !== null
    const { _key: key, ...content } = isObject ? (item as { _key?: string }) : { item }
    return { key, content }
  })
  const isTwin = ({ content }: (typeof items)[number], at: number) =>
    items.some((other, place) => place !== at && isDeepStrictEqual(other.content, content))
  return items.flatMap((item, at) =>
    isTwin(item, at) ? [{ path: [item.key ? { _key: item.key } : at], message: 'Listed twice.' }] : [],
  )
}

const hasScheme = (value: unknown, schemes: readonly string[]): boolean =>
  URL.canParse(String(value)) && schemes.includes(new URL(String(value)).protocol.replace(':', ''))
