import { buttonClass } from '#components/ui/button-class.ts'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { JOB_ADDRESS } from '#lib/leads/offers/links.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { isDayAsked } from '#lib/requests/life.ts'
import { JobForm } from '../../../jobs/_parts/job-form.tsx'
import { Section } from '../../../jobs/_parts/section.tsx'
import { fieldId, type Typed, typedIn } from '../../../jobs/_parts/typed.ts'
import { type JobView, todayOf } from './view.ts'

interface JobDayProps {
  view: JobView
  attempt: JobAttempt | null
  lang: Language
}

/** The day of a job: confirmed, asked for by the customer, or still to be set. */
export function JobDay({ view, attempt, lang }: JobDayProps) {
  const { day: words } = getDictionary(lang).jobPages.job
  const { offer, job, form } = view
  const { appointment, agreed } = job.life
  const isAsked = isDayAsked(job.life)
  const isBack = attempt?.action === 'day'
  const preferred = job.answers.preferred_date ?? ''
  const text = (day: string) => fillPlaceholders(words.preferred, { day: getFormatters(lang).date(day) })
  return (
    <Section title={words.title}>
      {!appointment && <p>{words.none}</p>}
      {!appointment && preferred && <p>{text(preferred)}</p>}
      {appointment && (
        <p>
          {isAsked && words.asked}
          <strong id={fieldId('confirmDay', 'day')} className="type-h4 block">
            {appointmentText(appointment, lang)}
          </strong>
          {isAsked && agreed && (
            <span className="block">
              {fillPlaceholders(words.before, { day: appointmentText(agreed, lang) })}
            </span>
          )}
        </p>
      )}
      {appointment && isAsked && (
        <JobForm about={form} lang={lang} action="confirmDay" button={words.confirm} isMain>
          <input type="hidden" name="day" value={appointment.day} />
          <HoursFields view={view} typed={typedIn(attempt, 'confirmDay', lang)} lang={lang} />
        </JobForm>
      )}
      {appointment && (
        <a
          href={localizedHref(`${JOB_ADDRESS}/calendar?${new URLSearchParams({ offer: offer.id })}`, lang)}
          className={`${buttonClass({ tone: 'outline' })} mt-5`}
          data-loads
        >
          {words.calendar}
        </a>
      )}
      <div className="mt-5">
        <Disclosure title={appointment ? words.change : words.set} isOpen={!appointment || isBack}>
          <DayForm view={view} attempt={attempt} lang={lang} preferred={appointment ? '' : preferred} />
        </Disclosure>
      </div>
    </Section>
  )
}

function DayForm({ view, attempt, lang, preferred }: JobDayProps & { preferred: string }) {
  const { day: words } = getDictionary(lang).jobPages.job
  const typed = typedIn(attempt, 'day', lang)
  const today = todayOf(view)
  return (
    <>
      <p>{words.text}</p>
      <JobForm
        about={view.form}
        lang={lang}
        action="day"
        button={words.button}
        isMain={!view.job.life.appointment}
      >
        <TextField
          {...typed.field('day')}
          type="date"
          min={today}
          defaultValue={typed.value('day') ?? (preferred >= today ? preferred : undefined)}
          label={words.day}
        />
        <HoursFields view={view} typed={typed} lang={lang} />
      </JobForm>
    </>
  )
}

/** The hours of the arrival. They begin with those that were agreed: customers ask for days, without hours. */
function HoursFields({ view, typed, lang }: { view: JobView; typed: Typed; lang: Language }) {
  const { day: words } = getDictionary(lang).jobPages.job
  const { from, to } = agreedHours(view.job.life)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...typed.field('from')}
        type="time"
        step={900}
        defaultValue={typed.value('from') ?? from}
        label={words.from}
        hint={words.hours}
      />
      <TextField
        {...typed.field('to')}
        type="time"
        step={900}
        defaultValue={typed.value('to') ?? to}
        label={words.to}
      />
    </div>
  )
}

function agreedHours({ appointment, agreed }: JobView['job']['life']): { from?: string; to?: string } {
  const { from, to } = (appointment?.from ? appointment : agreed) ?? {}
  return { from, to }
}
