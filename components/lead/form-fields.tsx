'use client'

import { createContext, use } from 'react'
import type { Question } from '#lib/leads/forms/questions.ts'
import { FormInput, type Suggestion } from './form-input.tsx'

interface FormFieldsProps {
  /** The first part of the controls' ids, such as `booking` in `booking-email`. It is unique on the page. */
  form: string
  questions: Question[]
  /** The values that fields start with, by name. */
  values?: Readonly<Record<string, string>>
  /** Suggestions for text fields, by name. */
  suggestions?: Readonly<Record<string, Suggestion[]>>
}

/** The state of the fields in a form, by field name: the values of a form that the server sent back, and the errors. */
export const FieldStates = createContext<{
  initial?: Readonly<Record<string, string>>
  errors?: Readonly<Record<string, string>>
}>({})

/** The fields of a form. */
export function FormFields({ form, questions, values = {}, suggestions = {} }: FormFieldsProps) {
  const { initial, errors } = use(FieldStates)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {questions.map((question) => {
        const { name, inRow = name, given = initial?.[name] ?? values[name] } = question
        return (
          <FormInput
            key={name}
            id={`${form}-${inRow}`}
            question={question}
            defaultValue={given}
            suggestions={suggestions[name]}
            error={errors?.[inRow]}
          />
        )
      })}
    </div>
  )
}
