import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { MOST_JOBS, MOST_OF_ONE } from '#lib/leads/forms/lead.ts'
import { TextField } from '../ui/fields.tsx'

interface OtherJobsProps {
  /** The first part of the controls' ids, such as `booking` in `booking-quantity-1`. */
  form: string
  lang: Language
  /** The names of services that are suggested while somebody types a job. */
  services: string[]
  /** The values of a form that the server sent back, by field. */
  values?: Readonly<Record<string, string>>
}

/** The quantity of the job, and up to nine other jobs. Each opened job contains the button that opens the next one. */
export function OtherJobs({ form, lang, services, values = {} }: OtherJobsProps) {
  const { quantity } = getDictionary(lang).forms
  return (
    <div className="mt-5">
      <div className="max-w-40">
        <Quantity id={`${form}-quantity-1`} label={quantity} value={values.quantity?.split('\n')[0]} />
      </div>
      <OtherJob place={2} form={form} lang={lang} values={values} />
      <datalist id={`${form}-services`}>
        {services.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

function OtherJob({ place, form, lang, values = {} }: Omit<OtherJobsProps, 'services'> & { place: number }) {
  if (place > MOST_JOBS) return null
  const words = getDictionary(lang).forms
  const [name, quantity] = [
    values.another_job?.split('\n')[place - 2],
    values.quantity?.split('\n')[place - 1],
  ]
  return (
    <details open={Boolean(name)} className="other-job">
      <summary className="text-link">
        <span>{words.addJob}</span>
        <span>{fillPlaceholders(words.jobNumber, { number: String(place) })}</span>
      </summary>
      <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
        <TextField
          id={`${form}-another_job-${place}`}
          name="another_job"
          label={words.whatToInstall}
          list={`${form}-services`}
          data-limit={100}
          maxLength={100}
          defaultValue={name}
        />
        <Quantity id={`${form}-quantity-${place}`} label={words.quantity} value={quantity} />
      </div>
      <OtherJob place={place + 1} form={form} lang={lang} values={values} />
    </details>
  )
}

function Quantity({ id, label, value }: { id: string; label: string; value: string | undefined }) {
  return (
    <TextField
      id={id}
      name="quantity"
      label={label}
      type="number"
      min={1}
      max={MOST_OF_ONE}
      defaultValue={value || '1'}
    />
  )
}
