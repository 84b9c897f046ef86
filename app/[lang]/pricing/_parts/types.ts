import type { Pricing } from '#lib/content/pricing.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** What each section of the pricing page is given. */
export interface PricingSectionProps extends Pricing {
  page: NonNullable<Pricing['page']>
  lang: Language
}
