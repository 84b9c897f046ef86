import 'server-only'
import { defineQuery } from 'groq'
import { pageFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { contentReader } from './read.ts'

export const contractorJoinQuery = defineQuery(`{
  "page": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{
    ${pageFields}, form{title, text}, confirmation
  },
  ${leadFormFields}
}`)

/** The contractor application. */
export const getContractorJoin = contentReader(contractorJoinQuery)
