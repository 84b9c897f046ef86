import 'server-only'
import { defineQuery } from 'groq'
import { pageFields } from './fragments.ts'
import { noticeField } from './lead-form.ts'
import { contentReader } from './read.ts'

export const suggestPartnerQuery = defineQuery(`{
  "page": *[_type == "suggestPartnerPage" && _id == "suggestPartnerPage"][0]{
    ${pageFields}, form{title, text}
  },
  ${noticeField}
}`)

/** The content of the page on which visitors suggest a partner. */
export const getSuggestPartner = contentReader(suggestPartnerQuery)
