import 'server-only'
import { defineQuery } from 'groq'
import { pageFields, pictureFields, priceFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const emergencyQuery = defineQuery(`{
  "page": *[_type == "emergencyPage" && _id == "emergencyPage"][0]{
    ${pageFields}, safety{title, text}, services{title, text}
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, telephone, phoneHours},
  "services": *[_type == "emergencyService"] | order(order asc) {
    _id, name, "englishName": name.en, description, urgency, responseTime, ${priceFields}, licensed,
    picture{${pictureFields}}
  }
}`)

/** The emergency page (docs/product.md, Emergency page): the safety note and the emergency services. */
export const getEmergency = contentReader(emergencyQuery)

export type EmergencyService = Awaited<ReturnType<typeof getEmergency>>['services'][number]
