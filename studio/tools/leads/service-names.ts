import { hyphenated } from '#lib/chosen-job/hyphenated.ts'
import en from '#lib/i18n/en/forms.json' with { type: 'json' }
import fr from '#lib/i18n/fr/forms.json' with { type: 'json' }
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { FormType } from '#lib/leads/forms/index.ts'
import { WORDS } from './words.ts'

/**
 * The name of a service, a bundle, a service type or a detail (`65-75`) of a lead. An unknown value is returned as it was sent.
 */
export type ServiceName = (sent: string) => string

/** A document that a lead can name, as the Studio reads it. */
export interface NamedService {
  key: string | null
  name: Partial<Bilingual> | null
  /** The details that can be chosen of a service type. */
  detailOptions: { value: string | null; label: Partial<Bilingual> | null }[] | null
}

const OTHER: Bilingual = { en: en.quote.other, fr: fr.quote.other }

/** What the leads of the other forms have for a service, for the CRM. */
const FORMS_BY_SERVICE: readonly [sent: string, form: FormType][] = [
  ['Contact', 'contact'],
  ['Contractor Signup', 'contractor'],
  ['Partner Suggestion', 'partner'],
  ['Guarantee Claim', 'claim'],
]

/** The names of documents, and of what a lead has in place of a service. */
export function serviceNameFrom(documents: readonly NamedService[], language: Language): ServiceName {
  const { types } = WORDS[language]
  const names = new Map<string, string>([
    ...documents.flatMap(({ detailOptions }) =>
      (detailOptions ?? []).flatMap(({ value, label }) => named(value, label, language)),
    ),
    ['other', OTHER[language]],
    ...FORMS_BY_SERVICE.map(([sent, form]): [string, string] => [sent, types[form]]),
    // Forms send an emergency service as `emergency-lock-repair`: its English name with hyphens. A slug does not change.
    ...documents.flatMap(({ key, name }) => named(key && hyphenated(key), name, language)),
  ])
  return (sent) => names.get(sent) ?? sent
}

function named(key: string | null, name: Partial<Bilingual> | null, language: Language): [string, string][] {
  const text = name?.[language] ?? name?.en
  return key && text ? [[key, text]] : []
}
