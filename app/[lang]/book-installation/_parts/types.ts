import type { ReactNode } from 'react'
import type { UseFormRegister } from 'react-hook-form'
import type { Suggestion } from '#components/lead/form-input.tsx'
import type { NextSteps } from '#components/lead/received.tsx'
import type { Problem } from '#components/lead/summary.tsx'
import type { Picture } from '#lib/content/picture.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { Question } from '#lib/leads/forms/questions.ts'
import type { WizardWords } from './wizard-words.ts'

/** A field of the form with its place in the wizard. */
export type WizardQuestion = Question & NonNullable<Question['wizard']>

/** By the name of the field. An untouched choice is `null`, as the form library reads it from the page. */
export type Answers = Record<string, string | null>

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

export interface WizardProps {
  types: ServiceType[]
  questions: WizardQuestion[]
  /** Names, to choose from while typing. */
  cities: Suggestion[]
  /** Answers that are there from the start, by field: the address chose them, or the form comes back with them. */
  initial: Readonly<Record<string, string>>
  /** What is wrong with a form that comes back. */
  problem?: Problem
  /** Where it starts. */
  firstStep: number
  /** What the address chose, instead of a type: asked for by its own name, price and time. */
  chosen: ServiceType | null
  /** Where another service is chosen for the same city, from the same contractor. */
  chooseOtherHref: string
  next: NextSteps
  /** Where another job can be booked, once this one has been sent. */
  anotherHref: string
  /** What is asked for, on every step and in the confirmation. */
  docket: ReactNode
  /** What the form sends without asking, rendered by the server. */
  hidden: ReactNode
  /** How many of it, and other jobs. */
  otherJobs: ReactNode
  photos: ReactNode
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
  errorOf: (name: string) => string
  initial: Readonly<Record<string, string>>
  words: WizardWords
}
