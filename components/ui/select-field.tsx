import type { ComponentProps } from 'react'
import { Field, type FieldProps, noteOf } from './field.tsx'
import { Icon } from './icon.tsx'

export function SelectField({ label, hint, error, ...props }: FieldProps & ComponentProps<'select'>) {
  const field = { id: props.id, label, hint, error }
  return (
    <Field {...field}>
      <Select {...noteOf(field)} {...props} />
    </Field>
  )
}

/** A native select with this site's arrow. */
export function Select({ className = 'field-box', children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={`${className} appearance-none pr-11`} {...props}>
        {children}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 [translate:0_-50%]"
      />
    </span>
  )
}
