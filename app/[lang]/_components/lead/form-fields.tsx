'use client'

import { createContext, use } from 'react'
import type { Question } from '#lib/leads/forms/questions.ts'
import { FormInput } from './form-input.tsx'

interface FormFieldsProps {
  /** The beginning of the controls' ids, unique among the pages of the site. */
  form: string
  questions: Question[]
  /** What fields are filled in with, by name. */
  values?: Readonly<Record<string, string>>
  /** What is proposed while somebody types, by name. */
  suggestions?: Readonly<Record<string, string[]>>
}

/** What is wrong with the fields of the form around them, by name. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

/** The fields of a form. */
export function FormFields({ form, questions, values = {}, suggestions = {} }: FormFieldsProps) {
  const errors = use(FieldErrors)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {questions.map((question) => (
        <FormInput
          key={question.name}
          id={`${form}-${question.name}`}
          question={question}
          defaultValue={values[question.name]}
          suggestions={suggestions[question.name]}
          error={errors[question.name]}
        />
      ))}
    </div>
  )
}
