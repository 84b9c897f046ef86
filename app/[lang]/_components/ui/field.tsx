import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface FieldProps {
  /** Also the control's id: unique on the page. */
  id: string
  label: string
  hint?: string
  /** A sentence that says how to fix it. */
  error?: string
}

/** Label above, hint and error below; the control points at both. */
function Field({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="type-label mb-1.5 block">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-note`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldErrorText id={id} error={error} />}
    </div>
  )
}

/** A control's error, below it. */
export function FieldErrorText({ id, error }: { id: string; error: string }) {
  return (
    <p id={`${id}-error`} className="mt-2 flex gap-2 text-small font-label text-brick">
      <Icon name="warning" className="mt-0.5" />
      <span>{error}</span>
    </p>
  )
}

function noteOf({ id, hint, error }: FieldProps) {
  const notes = [hint && `${id}-note`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

export function TextField({ label, hint, error, ...props }: FieldProps & ComponentProps<'input'>) {
  const field = { id: props.id, label, hint, error }
  return (
    <Field {...field}>
      <input className="field-box" {...noteOf(field)} {...props} />
    </Field>
  )
}

export function TextAreaField({ label, hint, error, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const field = { id: props.id, label, hint, error }
  return (
    <Field {...field}>
      <textarea rows={5} className="field-box" {...noteOf(field)} {...props} />
    </Field>
  )
}

export function SelectField({ label, hint, error, ...props }: FieldProps & ComponentProps<'select'>) {
  const field = { id: props.id, label, hint, error }
  return (
    <Field {...field}>
      <Select {...noteOf(field)} {...props} />
    </Field>
  )
}

/** A native select with the family's chevron. */
export function Select({ className = 'field-box', children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={`${className} appearance-none pr-11`} {...props}>
        {children}
      </select>
      <Icon
        name="chevron"
        className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2"
      />
    </span>
  )
}
