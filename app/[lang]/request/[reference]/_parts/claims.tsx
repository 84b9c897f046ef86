import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { claimsOf } from '#lib/leads/life/claims.ts'
import { requestLink } from '#lib/leads/life/links.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import { stateWords } from '#lib/leads/life/state-words.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

interface ClaimsProps {
  store: Outbox
  request: CustomerRequest
  lang: Language
}

/** The guarantee claims about a request, each with its state and the way to its own page. */
export async function Claims({ store, request: { submissionId, lead }, lang }: ClaimsProps) {
  const claims = await claimsOf(store, submissionId)
  if (claims.length === 0) return null
  const { ofRequest } = getDictionary(lang).requestPage.claim
  const { date } = getFormatters(lang)
  const zone = zoneOf(lead.province_state)
  return (
    <section aria-label={ofRequest} className="mt-8">
      <h2 className="type-h4 mb-4">{ofRequest}</h2>
      <ul>
        {claims.map((claim) => (
          <li
            key={claim.reference}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule"
          >
            <a
              href={requestLink(store, claim, lang)}
              data-loads
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {claim.reference}
            </a>
            <span>
              {stateWords('claim', claim.state, lang).name}, {date(localTime(claim.receivedAt, zone).day)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
