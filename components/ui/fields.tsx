import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Select } from './select.tsx'

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

/** The look of a radio button. */
export const RADIO_CLASS =
  'size-5.5 flex-none appearance-none rounded-full border-2 border-rule bg-paper checked:border-[7px] checked:bg-loud'

interface RadioFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value'> {
  name: string
  choices: { value: string; label: string }[]
  /** The value of the choice that is checked at first. */
  defaultValue?: string
}

/** A few choices as radio buttons. The first radio button has the id of the field, so a link to the field leads to it. */
export function RadioField({ id, label, hint, error, choices, defaultValue, ...props }: RadioFieldProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and a plain group cannot be invalid.
    <fieldset role="radiogroup" className="wrap-anywhere" {...noteOf({ id, label, hint, error })}>
      <legend className="type-label mb-1.5">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map((choice, place) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-2">
            <input
              id={place === 0 ? id : `${id}-${choice.value}`}
              type="radio"
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              className={RADIO_CLASS}
              {...props}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-note`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
      {error && <FieldErrorText id={id} error={error} />}
    </fieldset>
  )
}
