import 'server-only'
import { defineQuery } from 'groq'
import { guideCardFields, pageFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const resourcesQuery = defineQuery(`{
  "page": *[_type == "resourcesPage" && _id == "resourcesPage"][0]{
    ${pageFields},
    directory{title, text}, resources[]{_key, title, text, icon, path}, guides{title, text}
  },
  "guides": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc, _id asc) [0...4] {
    ${guideCardFields}
  }
}`)

/** The resources page: links to the parts of the site, and the four newest guides. */
export const getResources = contentReader(resourcesQuery)
