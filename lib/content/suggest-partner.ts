import 'server-only'
import { defineQuery } from 'groq'
import { pageFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { contentReader } from './read.ts'

export const suggestPartnerQuery = defineQuery(`{
  "page": *[_type == "suggestPartnerPage" && _id == "suggestPartnerPage"][0]{
    ${pageFields}, form{title, text}, confirmation
  },
  ${leadFormFields}
}`)

/** The partner suggestion. */
export const getSuggestPartner = contentReader(suggestPartnerQuery)
