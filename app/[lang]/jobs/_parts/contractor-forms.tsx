import { Disclosure } from '#components/ui/disclosure.tsx'
import { SelectField, TextField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { type Contractor, isAskable } from '#lib/leads/contractors/contractors.ts'
import { INSURANCE, MOST_OF_LIMIT, OTHER_PROOF } from '#lib/leads/http/contractor-actions.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { dayBefore } from '#lib/site-day.ts'
import { JobForm } from './job-form.tsx'
import { Sure } from './sure.tsx'
import { typedIn } from './typed.ts'

interface ContractorFormsProps {
  contractor: Contractor
  /** The form that was sent last and was not taken. */
  attempt: JobAttempt | null
  /** In milliseconds since 1970. */
  now: number
  lang: Language
}

/** What a contractor can change. Each change is a form behind a row that opens. A contractor who has left can only download. */
export function ContractorForms({ contractor, attempt, now, lang }: ContractorFormsProps) {
  const { jobs: words } = getDictionary(lang).jobPages
  const { state, pausedBy, profile } = contractor
  // A pause whose day has come is over.
  const isWorking = isAskable(contractor, now)
  const form = { contractor, attempt, now, lang }
  const leave = typedIn(attempt, 'leave', lang)
  const isHere = state !== 'left'
  return (
    <div className="mt-8">
      {isWorking && <PauseForm {...form} />}
      {!isWorking && state === 'paused' && pausedBy === 'contractor' && (
        <Disclosure title={words.resume.title}>
          <p>{words.resume.text}</p>
          <JobForm lang={lang} action="resume" button={words.resume.button} />
        </Disclosure>
      )}
      {isHere && <ProofForm {...form} />}
      {isHere && <LimitsForm profile={profile} attempt={attempt} lang={lang} />}
      <Disclosure title={words.download.title}>
        <p>{words.download.text}</p>
        <JobForm lang={lang} action="download" button={words.download.button} />
      </Disclosure>
      {isHere && (
        <Disclosure title={words.leave.title} isOpen={leave.isBack}>
          <p>{words.leave.text}</p>
          <JobForm lang={lang} action="leave" button={words.leave.button}>
            <Sure typed={leave} label={words.leave.sure} />
          </JobForm>
        </Disclosure>
      )}
    </div>
  )
}

function PauseForm({ contractor, attempt, now, lang }: ContractorFormsProps) {
  const { pause: words } = getDictionary(lang).jobPages.jobs
  const typed = typedIn(attempt, 'pause', lang)
  const tomorrow = dayBefore(localTime(now, zoneOf(contractor.profile.province)).day, -1)
  return (
    <Disclosure title={words.title} isOpen={typed.isBack}>
      <p>{words.text}</p>
      <JobForm lang={lang} action="pause" button={words.button}>
        <TextField
          {...typed.field('until')}
          type="date"
          min={tomorrow}
          defaultValue={typed.value('until')}
          label={words.until}
          hint={words.untilHint}
        />
      </JobForm>
    </Disclosure>
  )
}

function LimitsForm({
  profile: { limits },
  attempt,
  lang,
}: Pick<Contractor, 'profile'> & Pick<ContractorFormsProps, 'attempt' | 'lang'>) {
  const { limits: words } = getDictionary(lang).jobPages.jobs
  const typed = typedIn(attempt, 'limits', lang)
  const field = (name: string, label: string, value: number) => (
    <TextField
      {...typed.field(name)}
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_OF_LIMIT}
      defaultValue={typed.value(name) ?? value}
      label={label}
    />
  )
  return (
    <Disclosure title={words.title} isOpen={typed.isBack}>
      <p>{words.text}</p>
      <JobForm lang={lang} action="limits" button={words.button}>
        <div className="grid gap-5 sm:grid-cols-2">
          {field('open_jobs', words.openJobs, limits.openJobs)}
          {field('offers_week', words.offersWeek, limits.offersWeek)}
        </div>
      </JobForm>
    </Disclosure>
  )
}

function ProofForm({ contractor, attempt, now, lang }: ContractorFormsProps) {
  const { proof: words } = getDictionary(lang).jobPages.jobs
  const { profile } = contractor
  const typed = typedIn(attempt, 'files', lang)
  return (
    <Disclosure title={words.title} isOpen={typed.isBack}>
      <p>{words.text}</p>
      <JobForm lang={lang} action="files" button={words.button} hasFiles>
        <SelectField {...typed.field('proof_of')} defaultValue={typed.value('proof_of')} label={words.of}>
          <option value="">{words.choose}</option>
          {profile.licences.map(({ number }) => (
            <option key={number} value={number}>
              {fillPlaceholders(words.licence, { number })}
            </option>
          ))}
          {profile.insurance && <option value={INSURANCE}>{words.insurance}</option>}
          <option value={OTHER_PROOF}>{words.other}</option>
        </SelectField>
        <TextField
          {...typed.field('expires')}
          type="date"
          min={localTime(now, zoneOf(profile.province)).day}
          defaultValue={typed.value('expires')}
          label={words.expires}
        />
        <TextField
          {...typed.field('photos')}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          label={words.file}
          hint={words.fileHint}
        />
      </JobForm>
    </Disclosure>
  )
}
