import { z } from 'zod'

/** The page that asks in steps. Only its steps are counted. */
export const WIZARD = '/book-installation'

/** How many steps the booking wizard has. */
export const WIZARD_STEPS = 4

/** What a page tells of a visit: its address without the query, and either a step or the campaign that led to it. */
export const visitShape = z.object({
  page: z.string().startsWith('/').max(300),
  step: z.int().min(1).max(WIZARD_STEPS).optional(),
  campaign: z.string().max(200).nullish(),
})

export type Visit = z.infer<typeof visitShape>

/** Letters, digits and what stands between them. An address of a person or a long number is no name of a campaign. */
const CAMPAIGN = /^(?!.*\d{7})[\p{L}\p{N}][\p{L}\p{N} _.+|-]{0,59}$/u

/** The name of a campaign as it is counted; null for what cannot be one. */
export function campaignName(text: string | null | undefined): string | null {
  const name = text?.trim() ?? ''
  return CAMPAIGN.test(name) ? name : null
}
