import { z } from 'zod'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { DECLINE_REASONS } from '#lib/leads/offers/offer.ts'
import type { TimelineEvent } from '#lib/leads/staff/timeline.ts'
import { MATCHING_WORDS } from './matching-words.ts'
import { WORDS } from './words.ts'

/** The facts that events of offers (`addOfferEvent`) and of shared photos have. Unknown ones are left out. */
const facts = z.object({
  reason: z.enum(DECLINE_REASONS).optional().catch(undefined),
  low: z.number().optional().catch(undefined),
  high: z.number().optional().catch(undefined),
  by: z.enum(['contractor', 'customer', 'staff']).optional().catch(undefined),
  text: z.string().optional().catch(undefined),
  lack: z.enum(['notActive', 'licence', 'insurance']).optional().catch(undefined),
  photos: z.number().optional().catch(undefined),
})

/** What an event of an offer says: the contractor, the reason, the price, who did it, the words of a report. */
export function offerEventText({ detail, business }: TimelineEvent, language: Language): string {
  const words = MATCHING_WORDS[language]
  const { reason, low, high, by, text, lack } = factsIn(detail)
  return [
    business,
    reason && words.reasons[reason],
    low !== undefined && high !== undefined && priceText(low, high, language),
    lack && words.why[lack],
    by && words.by[by],
    text,
  ]
    .filter(Boolean)
    .join(', ')
}

function factsIn(detail: string | null): z.output<typeof facts> {
  try {
    return facts.parse(JSON.parse(detail ?? ''))
  } catch {
    // The details of erased people are empty.
    return {}
  }
}

/** A price, or the range of a price. */
export function priceText(low: number, high: number, language: Language): string {
  const { price, priceRange } = getFormatters(language)
  return low === high ? price(low) : priceRange(low, high)
}

/** How many photos the customer shares with contractors from now on. */
export function sharedPhotosText(detail: string | null, language: Language): string | null {
  const { photos } = factsIn(detail)
  return photos === undefined ? null : WORDS[language].photoCount(photos)
}

/** Who chooses contractors from now on: staff by hand, or the site. */
export const handText = (detail: string | null, language: Language): string => {
  const { staff, site } = MATCHING_WORDS[language].handEvents
  return detail === 'staff' ? staff : site
}
