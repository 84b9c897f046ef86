import { z } from 'zod'
import type { Language } from '#lib/i18n/languages.ts'
import { figuresShape } from '#lib/visit-figures.ts'

/** The page of the booking wizard. Steps are counted on this page only. */
export const WIZARD = '/book-installation'

/** How many steps the booking wizard has. */
export const WIZARD_STEPS = 4

/** The data of a visit: the page's address without the query, and either a step, the campaign or, at its end, its figures. */
export const visitShape = z.object({
  page: z.string().startsWith('/').max(300),
  step: z.int().min(1).max(WIZARD_STEPS).optional(),
  campaign: z.string().max(200).nullish(),
  figures: figuresShape.optional(),
})

/** A visit with the language of the page, which its address says. */
export type Visit = z.infer<typeof visitShape> & { lang: Language }

/** Letters, digits and separators. E-mail addresses and long numbers are not accepted as names of a campaign. */
const CAMPAIGN = /^(?!.*\d{7})[\p{L}\p{N}][\p{L}\p{N} _.+|-]{0,59}$/u

/** The name of a campaign as it is counted, without spaces at its ends; null when it is not valid. */
export function campaignName(text: string | null | undefined): string | null {
  const name = text?.trim() ?? ''
  return CAMPAIGN.test(name) ? name : null
}
