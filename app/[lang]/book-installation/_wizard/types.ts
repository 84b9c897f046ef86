import type { ReactNode } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { Picture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { WizardWords } from '../_parts/wizard-words.ts'

/** What the wizard asks, under the names of the lead's fields. */
export const ANSWERS = [
  'service_type',
  'service_type_detail',
  'name',
  'email',
  'city',
  'province_state',
  'property_address',
  'message',
  'preferred_date',
  'timeline',
  'budget_range',
  'urgency',
  'phone',
] as const

export type AnswerName = (typeof ANSWERS)[number]

/** An untouched choice is `null`, as the form library reads it from the page. */
export type Answers = Record<AnswerName, string | null>

export interface ServiceType {
  key: string
  title: string
  description: string
  popular: boolean
  time: string
  price: string
  picture: Picture | null
  detailLabel: string
  details: { value: string; label: string }[]
}

/** What the address of the page chooses. */
export interface Preselection {
  type?: string
  city?: string
  province?: string
}

export interface WizardProps {
  types: ServiceType[]
  provinces: { code: string; name: string }[]
  /** Names, to choose from while typing. */
  cities: string[]
  chosen: Preselection
  /** The address of the page, for a browser without scripts. */
  page: string
  /** What happens once the request has been sent. */
  confirmation: string
  /** Shown beside the steps until a service is chosen. */
  picture: Picture | null
  trustBullets: string[]
  /** Where personal data is given: the notice, rendered by the server. */
  privacy: ReactNode
  lang: Language
  words: WizardWords
}

/** What a step needs to ask its questions. */
export interface StepProps {
  register: UseFormRegister<Answers>
  /** The sentence beside a field, empty when it is right. */
  errorOf: (name: AnswerName) => string
  chosen: Preselection
  words: WizardWords
}
