import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { LIMITS } from '#lib/leads/forms/limits.ts'
import { WordOptions } from '../../_components/lead/fields.tsx'
import { SelectField, TextAreaField, TextField } from '../../_components/ui/field.tsx'
import type { StepProps } from './types.ts'

interface StepProjectProps extends StepProps {
  /** The first date that may be chosen: today where the visitor is; unknown before there are scripts. */
  today: string | undefined
}

/** Step 3: the project, and when it should be done. */
export function StepProject({ register, errorOf, words, today }: StepProjectProps) {
  const { fields, hints } = words
  const optional = (label: string) => fillPlaceholders(words.optional, { label })
  const choices = [
    ['timeline', fields.timeline, words.timelines],
    ['budget_range', fields.budget, words.budgets],
    ['urgency', fields.urgency, words.urgencies],
  ] as const
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextAreaField
          id="booking-message"
          label={fields.project}
          hint={hints.project}
          required
          maxLength={LIMITS.message}
          error={errorOf('message')}
          {...register('message')}
        />
      </div>
      <TextField
        id="booking-preferred_date"
        type="date"
        label={optional(fields.preferredDate)}
        min={today}
        error={errorOf('preferred_date')}
        {...register('preferred_date')}
      />
      {choices.map(([name, label, options]) => (
        <SelectField
          key={name}
          id={`booking-${name}`}
          label={optional(label)}
          error={errorOf(name)}
          {...register(name)}
        >
          <option value="">{words.noPreference}</option>
          <WordOptions words={options} />
        </SelectField>
      ))}
    </div>
  )
}
