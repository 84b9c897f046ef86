import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { licenceProblem, normalizedNumber } from './licence-numbers.ts'
import { authoritiesFor, LICENCES, type LicenceTrade } from './licences.ts'
import { isValidOn } from './match.ts'

/** A licence in a public document. Scripts may have written any text into it. */
export interface PublicLicence {
  /** The id of an authority of `LICENCES`. */
  authority: string | null
  number: string | null
  /** Days, such as `2026-11-30`. A licence without `expires` has no end. */
  checkedOn: string | null
  expires: string | null
}

/** Whether staff saw the proof of a licence, its number has the form of its authority, and it has not ended on a day. */
export const isValidLicence = (
  { authority, number, checkedOn, expires }: PublicLicence,
  today: string,
): boolean =>
  Boolean(checkedOn) &&
  licenceProblem(authority ?? '', number ?? '') === null &&
  (!expires || isValidOn(today, expires))

/**
 * How a contractor may be advertised. `shown`: it has the licences that it needs, or needs none. `marked`: pages say that the
 * number of a licence is missing. `hidden`: no page names it.
 */
export type Advertising = 'shown' | 'marked' | 'hidden'

interface AdvertisedContractor {
  /** All trades of the contractor, not only the trade of the page: a page that names it advertises all of them. */
  trades: readonly LicenceTrade[]
  licences: readonly PublicLicence[]
}

/**
 * Says how a contractor may be advertised (docs/product.md, Licences in advertising). A public site advertises nobody without a
 * valid licence for each trade that needs one in the province.
 * @param province two letters; null when unknown. Then a trade needs a licence if any province asks for one.
 */
export function advertising(
  { trades, licences }: AdvertisedContractor,
  province: string | null,
  { today, isPublic }: { today: string; isPublic: boolean },
): Advertising {
  const held = licences.filter((licence) => isValidLicence(licence, today))
  const isLicensed = trades.every((trade) => {
    const authorities =
      province === null
        ? LICENCES.filter(({ trades: licensed }) => licensed.includes(trade))
        : authoritiesFor(province, trade)
    return (
      authorities.length === 0 || held.some(({ authority }) => authorities.some(({ id }) => id === authority))
    )
  })
  if (isLicensed) return 'shown'
  return isPublic ? 'hidden' : 'marked'
}

/** The authority that issued a licence; undefined when it is not known. */
export const authorityOf = ({ authority }: Pick<PublicLicence, 'authority'>) =>
  LICENCES.find(({ id }) => id === authority)

/**
 * A licence in the form in which its authority wants it in advertisements, such as `RBQ licence: 1234-5678-90`; empty for an
 * authority that is not known.
 */
export function licenceText(licence: Pick<PublicLicence, 'authority' | 'number'>, lang: Language) {
  const known = authorityOf(licence)
  if (!known) return ''
  return fillPlaceholders(known.advertisedAs[lang], {
    number: normalizedNumber(known.id, licence.number ?? ''),
  })
}
