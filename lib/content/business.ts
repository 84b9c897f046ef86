import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { pictureFields } from './fragments.ts'
import { toLogo } from './logo.ts'
import { contentReader } from './read.ts'

export const businessQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id, name, logo{${pictureFields}}, company{legalName, address}, currency, telephone, supportPhone, emails{general}, socialLinks[]{_key, url}, defaultSeo{description},
  structuredData{
    ratingValue, reviewCount, bundleRatingValue, bundleReviewCount, openingHours[]{_key, days, opens, closes},
    paymentAccepted, howToTotalHours, howToEstimatedCost
  }
}`)

const readBusiness = contentReader(businessQuery)

/** The facts about the business for structured data; `null` without site settings. */
export async function getBusiness(lang: Language) {
  const settings = await readBusiness(lang)
  return settings && { ...settings, logo: toLogo(settings.logo, 512)?.src ?? null }
}
