import type { ComponentProps } from 'react'
import { Field, type FieldProps, noteOf } from './field.tsx'

export function TextAreaField({ label, hint, error, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const field = { id: props.id, label, hint, error }
  return (
    <Field {...field}>
      <textarea rows={5} className="field-box" {...noteOf(field)} {...props} />
    </Field>
  )
}
