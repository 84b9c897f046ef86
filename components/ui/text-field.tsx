import type { ComponentProps } from 'react'
import { Field, type FieldProps, noteOf } from './field.tsx'

export function TextField({ label, hint, error, ...props }: FieldProps & ComponentProps<'input'>) {
  const field = { id: props.id, label, hint, error }
  return (
    <Field {...field}>
      <input className="field-box" {...noteOf(field)} {...props} />
    </Field>
  )
}
