import type { ReactNode } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { Suggestion } from '#components/lead/form-input.tsx'
import type { Problem } from '#components/lead/summary.tsx'
import type { Picture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Question } from '#lib/leads/forms/questions.ts'
import type { WizardWords } from './wizard-words.ts'

/** A field of the form with its place in the wizard. */
export type WizardQuestion = Question & NonNullable<Question['wizard']>

/** The answers by field name. The form library reads `null` from radio buttons of which none is chosen. */
export type Answers = Record<string, string | null>

/** What a visitor said, with the label of its control. */
export interface Said {
  label: string
  value: string
}

export interface ServiceType {
  key: string
  title: string
  description: string
  popular: boolean
  time: string
  price: string
  /** What the price is: `Price range in Canada, before tax`. */
  priceName: string
  picture: Picture | null
  detailLabel: string
  details: { value: string; label: string }[]
}

export interface WizardProps {
  types: ServiceType[]
  questions: WizardQuestion[]
  /** The city names that the field suggests while a visitor types. */
  cities: Suggestion[]
  /** The first answers, by field name. They come from the address, or from a form that the server sent back. */
  initial: Readonly<Record<string, string>>
  /** The errors of a form that the server sent back. */
  problem?: Problem
  /** The number of the step that is shown first. */
  firstStep: number
  /** The service, bundle or emergency service that the address names. Step 1 then offers no types. `null` without one. */
  chosen: ServiceType | null
  /** The address at which a visitor chooses another service, for the same city and contractor. */
  chooseOtherHref: string
  /** The docket: a summary of the chosen job. Every step shows it. */
  docket: ReactNode
  /** The hidden inputs of the form, rendered by the server. */
  hidden: ReactNode
  /** The questions of the service, and the inputs for the quantity of the job and for other jobs. */
  otherJobs: ReactNode
  photos: ReactNode
  /** The picture beside the steps until a service is chosen. */
  picture: Picture | null
  trustBullets: string[]
  /** The privacy notice, rendered by the server. The steps that ask for personal data show it. */
  privacy: ReactNode
  lang: Language
  words: WizardWords
}

/** The props that every step has. */
export interface StepProps {
  register: UseFormRegister<Answers>
  /** The error of a field as a sentence; empty when the answer is valid. */
  errorOf: (name: string) => string
  initial: Readonly<Record<string, string>>
  words: WizardWords
}
