import 'server-only'
import { defineQuery } from 'groq'
import { figuresFields, pageFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { contentReader } from './read.ts'

export const contractorJoinQuery = defineQuery(`{
  "page": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{
    ${pageFields}, form{title, text}, confirmation
  },
  "network": *[_type == "contractorsPage" && _id == "contractorsPage"][0]{
    figures{title}, featured{title}, "contractors": contractors[]->{_id, name, location}
  },
  "figures": *[_type == "pageFigures" && _id == "figures-contractors"][0]{${figuresFields}},
  ${leadFormFields}
}`)

/** The contractor application, with what the page of contractors says of the network. */
export const getContractorJoin = contentReader(contractorJoinQuery)

export type ContractorJoin = Awaited<ReturnType<typeof getContractorJoin>>
