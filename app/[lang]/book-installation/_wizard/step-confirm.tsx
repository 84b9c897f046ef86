import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { PERSON_INPUTS } from '../../_components/lead/person-inputs.ts'
import { TextField } from '../../_components/ui/field.tsx'
import type { Answers, ServiceType, StepProps, WizardProps } from './types.ts'

interface StepConfirmProps extends StepProps, Pick<WizardProps, 'provinces'> {
  answers: Answers
  type: ServiceType | undefined
  lang: Language
  goTo: (step: number) => void
}

/** Step 4: a phone number, and everything once more before it is sent. */
export function StepConfirm({
  register,
  errorOf,
  words,
  answers,
  type,
  provinces,
  lang,
  goTo,
}: StepConfirmProps) {
  return (
    <>
      <div className="max-w-85">
        <TextField
          id="booking-phone"
          {...PERSON_INPUTS.phone}
          label={fillPlaceholders(words.optional, { label: words.fields.phone })}
          hint={words.hints.phone}
          error={errorOf('phone')}
          {...register('phone')}
        />
      </div>
      <dl className="mt-8 border-t-2 border-rule noscript:hidden">
        {rowsOf({ answers, type, provinces, words, lang }).map(({ label, value, step }) => (
          <div
            key={label}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-rule py-1.5 sm:grid-cols-[12rem_1fr_auto]"
          >
            <dt className="text-small text-muted">{label}</dt>
            <dd className="font-label max-sm:row-start-2">{value}</dd>
            <dd className="max-sm:row-span-2">
              <button
                type="button"
                aria-label={fillPlaceholders(words.changeOf, { label })}
                onClick={() => goTo(step)}
                className="min-h-11 font-bold underline underline-offset-4"
              >
                {words.change}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function rowsOf({
  answers,
  type,
  provinces,
  words,
  lang,
}: Pick<StepConfirmProps, 'answers' | 'type' | 'provinces' | 'words' | 'lang'>) {
  const { fields } = words
  const detail = type?.details.find(({ value }) => value === answers.service_type_detail)?.label
  const province = provinces.find(({ code }) => code === answers.province_state)?.name
  const word = (options: Record<string, string>, value: string | null) => options[value ?? ''] ?? ''
  return [
    { label: fields.service, value: [type?.title, detail].filter(Boolean).join(', '), step: 1 },
    { label: fields.name, value: answers.name, step: 2 },
    { label: fields.email, value: answers.email, step: 2 },
    { label: fields.city, value: [answers.city, province].filter(Boolean).join(', '), step: 2 },
    { label: fields.address, value: answers.property_address, step: 2 },
    { label: fields.project, value: answers.message, step: 3 },
    {
      label: fields.preferredDate,
      value: answers.preferred_date && getFormatters(lang).date(answers.preferred_date),
      step: 3,
    },
    { label: fields.timeline, value: word(words.timelines, answers.timeline), step: 3 },
    { label: fields.budget, value: word(words.budgets, answers.budget_range), step: 3 },
    { label: fields.urgency, value: word(words.urgencies, answers.urgency), step: 3 },
  ].filter(({ value }) => value)
}
