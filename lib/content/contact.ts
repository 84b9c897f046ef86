import 'server-only'
import { defineQuery } from 'groq'
import { cityLinkFields, pageFields } from './fragments.ts'
import { noticeField } from './lead-form.ts'
import { contentReader } from './read.ts'

export const contactQuery = defineQuery(`{
  "page": *[_type == "contactPage" && _id == "contactPage"][0]{
    ${pageFields},
    details{title, text}, replyTime, areas{title, text}, "serviceAreas": serviceAreas[]->{${cityLinkFields}},
    form{title, text}, questions{title, text}, "faqs": faqs[]->{_id, question, answer}
  },
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    _id, telephone, supportPhone, phoneHours, emails{general, support, professionals}
  },
  ${noticeField}
}`)

/** The contact page: phone numbers, hours, e-mail addresses, service areas, questions. */
export const getContact = contentReader(contactQuery)

export type Contact = Awaited<ReturnType<typeof getContact>>
