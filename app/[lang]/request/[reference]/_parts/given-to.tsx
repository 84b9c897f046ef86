import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { GivenTo as Given } from '#lib/leads/offers/customer-offers.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'

interface GivenToProps {
  request: CustomerRequest
  givenTo: readonly Given[]
  lang: Language
}

/** The contractors who were given the customer's data, with the day. */
export function GivenTo({ request, givenTo, lang }: GivenToProps) {
  const { given: words } = getDictionary(lang).requestPage.quotes
  const { date } = getFormatters(lang)
  const zone = zoneOf(request.lead.province_state)
  return (
    <div className="mb-6">
      <h3 className="font-bold">{words.title}</h3>
      {givenTo.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{words.list}</p>
          <ul>
            {givenTo.map(({ offerId, business, at }) => (
              <li key={offerId}>
                {fillPlaceholders(words.line, {
                  business: business || words.gone,
                  date: date(localTime(at, zone).day),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
