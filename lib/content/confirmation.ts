import 'server-only'
import { defineQuery } from 'groq'
import { confirmationFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const confirmationQuery = defineQuery(`{
  "lead": *[_type == "bookingPage" && _id == "bookingPage"][0]{_id, ${confirmationFields}},
  "contact": *[_type == "contactPage" && _id == "contactPage"][0]{_id, confirmation},
  "contractor": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{_id, confirmation},
  "partner": *[_type == "suggestPartnerPage" && _id == "suggestPartnerPage"][0]{_id, confirmation}
}`)

/** The texts about the next steps after each form has been sent. */
export const getConfirmations = contentReader(confirmationQuery)
