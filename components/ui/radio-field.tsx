import type { ComponentProps } from 'react'
import { FieldErrorText, type FieldProps, noteOf } from './field.tsx'

interface RadioFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, keyof FieldProps | 'type' | 'value'> {
  name: string
  choices: { value: string; label: string }[]
  /** The choice that is made from the start. */
  defaultValue?: string
}

/** A few choices, all in sight. The first has the field's id: what leads to the field leads to it. */
export function RadioField({ id, label, hint, error, choices, defaultValue, ...props }: RadioFieldProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it here, and a plain group cannot be invalid.
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
              className="size-5.5 flex-none appearance-none rounded-full border-2 border-rule bg-paper checked:border-[7px] checked:bg-loud"
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
