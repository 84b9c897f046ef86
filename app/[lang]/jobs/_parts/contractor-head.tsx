import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Contractor, isAskable } from '#lib/leads/contractors/contractors.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

interface ContractorHeadProps {
  contractor: Contractor
  /** In milliseconds since 1970. */
  now: number
  lang: Language
}

/** Whose page it is, and where the contractor stands: the state of the application, or the end of a pause. */
export function ContractorHead({ contractor, now, lang }: ContractorHeadProps) {
  const { jobs: words, states } = getDictionary(lang).jobPages
  const { business, pausedBy, pausedUntil, profile } = contractor
  // A pause whose day has come is over.
  const state = contractor.state === 'paused' && isAskable(contractor, now) ? 'active' : contractor.state
  const { name, text } = states[state]
  const end = pausedUntil && getFormatters(lang).date(localTime(pausedUntil, zoneOf(profile.province)).day)
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
      <h1 className="type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]">
        <span className="type-label mb-2 block tracking-[0] wrap-anywhere">{business}</span> {words.title}
      </h1>
      <p className="mt-2 max-w-[52ch]">
        <strong>{name}.</strong> {text}
      </p>
      {state === 'paused' && (
        <p className="mt-2 max-w-[52ch]">
          {end && fillPlaceholders(words.pausedUntil, { day: end })}
          {pausedBy === 'staff' && ` ${words.pausedByStaff}`}
          {pausedBy === 'licence' && ` ${words.pausedByLicence}`}
        </p>
      )}
    </div>
  )
}
