import 'server-only'
import { defineQuery } from 'groq'
import type { Language } from '#lib/i18n/languages.ts'
import { localize } from '#lib/i18n/localize.ts'
import { pageFields } from './fragments.ts'
import { leadFormFields } from './lead-form.ts'
import { readContent } from './read.ts'

export const contractorJoinQuery = defineQuery(`{
  "page": *[_type == "contractorJoinPage" && _id == "contractorJoinPage"][0]{
    ${pageFields}, form{title, text}, confirmation
  },
  ${leadFormFields}
}`)

/** The contractor application. */
export async function getContractorJoin(lang: Language) {
  'use cache'
  return localize(await readContent(contractorJoinQuery), lang)
}
