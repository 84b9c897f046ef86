import 'server-only'
import { defineQuery } from 'groq'
import { pictureFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const notFoundQuery = defineQuery(
  `*[_type == "notFoundPage" && _id == "notFoundPage"][0]{_id, picture{${pictureFields}}}`,
)

/** The content of the not-found screens. */
export const getNotFound = contentReader(notFoundQuery)
