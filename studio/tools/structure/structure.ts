import { map, startWith } from 'rxjs'
import type { StructureResolver } from 'sanity/structure'
import { DOCUMENTS } from '#schemas/documents/index.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { languageOf } from '#studio/core/language.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { Desk } from './desk.ts'
import { observeFacts } from './facts.ts'

const TYPES = DOCUMENTS.map(({ name }) => name)

/** The desk, in the words of the business and the language of the user, with how many there are of everything. */
export const structure: StructureResolver = (S, context) => {
  const { schema, i18n, currentUser } = context
  const language = languageOf(i18n.currentLocale)
  const seesLeads = isEmbedded && !isTranslator(currentUser)
  return observeFacts(context, TYPES).pipe(
    startWith(null),
    map((facts) => new Desk({ S, schema, language, facts, seesLeads }).build()),
  )
}
