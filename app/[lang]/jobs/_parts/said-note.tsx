import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { JobAttempt } from '#lib/leads/attempts.ts'
import { JOB_SAID, type JobSaid } from '#lib/leads/offers/said.ts'
import { fieldId } from './typed.ts'

/** What the address says was done (`?said=quoted`); null when it says nothing. */
export const saidIn = ({ said }: Readonly<Record<string, unknown>>): JobSaid | null =>
  JOB_SAID.find((known) => known === said) ?? null

interface SaidNoteProps {
  said: JobSaid
  /** The form that was not taken, whose errors are named. */
  attempt?: JobAttempt | null
  lang: Language
}

/** What was done, or why it could not be done. Screen readers read it when the page opens. Each error leads to its field. */
export function SaidNote({ said, attempt, lang }: SaidNoteProps) {
  const { said: words, job } = getDictionary(lang).jobPages
  const errors = Object.entries(attempt?.errors ?? {})
  // After ten minutes what was typed is gone.
  const shown = said === 'check' && !attempt ? 'notKept' : said
  return (
    <div role="status" id="said" className="mb-6 rounded-frame border-2 border-rule bg-wash p-4 font-label">
      <p>{words[shown]}</p>
      {attempt && errors.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {errors.map(([name, error]) => (
            <li key={name}>
              <a
                href={`#${fieldId(attempt.action, name)}`}
                className="inline-flex min-h-11 items-center text-bad underline underline-offset-4"
              >
                {job.errors[error]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
