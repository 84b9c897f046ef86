import 'server-only'
import { defineQuery } from 'groq'
import { cityLinkFields, serviceLinkFields } from './fragments.ts'
import { contentReader } from './read.ts'

export const llmsQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{_id, name, tagline, priceNote, defaultSeo{description}},
  "services": *[_type == "service" && defined(slug.current)] | order(catalogueNumber asc, _id asc) {${serviceLinkFields}},
  "cities": *[_type == "city" && defined(slug.current)] | order(order asc, _id asc) {${cityLinkFields}},
  "guides": *[_type == "guide" && defined(slug.current)] | order(publishedAt desc, _id asc) {
    _id, title, lead, "slug": slug.current
  },
  "faq": *[_type == "faqPage" && _id == "faqPage"][0]{_id, title, lead}
}`)

/** The content of `/llms.txt`: every page that has a Markdown version. */
export const getLlms = contentReader(llmsQuery)
