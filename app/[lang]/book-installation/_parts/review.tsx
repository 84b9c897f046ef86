import { EmailText } from '#components/ui/email-text.tsx'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { LAST_STEP } from './steps.ts'
import type { Answers, Said, ServiceType, WizardProps, WizardQuestion } from './types.ts'

interface ReviewProps extends Pick<WizardProps, 'questions' | 'words' | 'lang'> {
  answers: Partial<Answers>
  type: ServiceType | undefined
  /** What step 3 says of the jobs: answers to the questions of the service, other jobs. */
  said: Said[]
  goTo: (step: number) => void
}

/** Shows all answers of the earlier steps before the form is sent. */
export function Review({ words, said, goTo, ...answered }: ReviewProps) {
  const rows = [...rowsOf({ ...answered, words }), ...said.map((fact) => ({ ...fact, step: 3 }))]
  return (
    <dl className="mt-8 border-t-2 border-rule noscript:hidden">
      {rows.map(({ label, value, step }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-1.5 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="font-label wrap-anywhere max-sm:row-start-2">
            <EmailText text={value} />
          </dd>
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
  )
}

/** Pairs of answers in one row, such as `Toronto, Ontario`: the name of the first field, and that of the second. */
const SECOND_PARTS: Record<string, string> = { service_type: 'service_type_detail', city: 'province_state' }

function rowsOf({ questions, answers, type, words, lang }: Omit<ReviewProps, 'said' | 'goTo'>) {
  const textOf = (name: string | undefined) => {
    const value = answers[name ?? ''] ?? ''
    if (name === 'service_type') return type?.title ?? (value && words.somethingElse.title)
    if (name === 'service_type_detail') return type?.details.find((detail) => detail.value === value)?.label
    const { kind, options } = questions.find((question) => question.name === name) ?? {}
    if (kind === 'date') return value && getFormatters(lang).date(value)
    return options ? labelIn(options, value) : value
  }
  return questions
    .filter(({ name, step }) => step < LAST_STEP && !Object.values(SECOND_PARTS).includes(name))
    .map(({ name, label, step }) => {
      const value = [textOf(name), textOf(SECOND_PARTS[name])].filter(Boolean).join(', ')
      return { label, value, step }
    })
    .filter(({ value }) => value)
}

function labelIn(options: NonNullable<WizardQuestion['options']>, value: string) {
  for (const option of options) if ('value' in option && option.value === value) return option.label
  return ''
}
