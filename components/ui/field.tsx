import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface FieldProps {
  /** Also the control's id: unique on the page. */
  id: string
  label: string
  hint?: string
  /** A sentence that says what is wrong and how to fix it. */
  error?: string
}

/** A control with its label above, and its hint and error below. `aria-describedby` names both. */
export function Field({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
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
    <p id={`${id}-error`} className="mt-2 flex gap-2 text-small font-label text-bad">
      <Icon name="warning" className="mt-0.5" />
      <span>{error}</span>
    </p>
  )
}

/** The `aria` attributes that connect a control with its hint and its error. */
export function noteOf({ id, hint, error }: FieldProps) {
  const notes = [hint && `${id}-note`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-describedby': notes.join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  }
}
