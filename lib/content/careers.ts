import 'server-only'
import { defineQuery } from 'groq'
import { pageFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const careersQuery = defineQuery(`{
  "page": *[_type == "careersPage" && _id == "careersPage"][0]{
    ${pageFields},
    roles{title, text}, rolePoints[]{_key, title, text, icon}, writing{title, text}
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, "email": emails.general}
}`)

/** The careers page, and the site's general e-mail address. */
export const getCareers = contentReader(careersQuery)
