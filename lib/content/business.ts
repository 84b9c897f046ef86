import 'server-only'
import { defineQuery } from 'groq'
import { contentReader } from './read.ts'

export const businessQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  _id, name, currency, supportPhone, emails{general}, socialLinks[]{_key, url}, defaultSeo{description},
  structuredData{
    ratingValue, reviewCount, bundleRatingValue, bundleReviewCount, openingHours[]{_key, days, opens, closes},
    paymentAccepted, howToTotalHours, howToEstimatedCost
  }
}`)

/** What structured data says about the business, or `null` without site settings. */
export const getBusiness = contentReader(businessQuery)
