import type { Pricing } from '#lib/content/pricing.ts'
import type { Language } from '#lib/i18n/languages.ts'

/** The props of each section of the pricing page. */
export interface PricingSectionProps extends Pricing {
  page: NonNullable<Pricing['page']>
  lang: Language
}
