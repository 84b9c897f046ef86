import { type FieldPath, localizedFields } from '#lib/i18n/localized-field.ts'
import type { Fault } from './fault.ts'
import { textFaults } from './texts.ts'

/** A fault of the French, with the field to mend. */
export interface DocumentFault extends Fault {
  path: FieldPath
}

/** What is wrong with the French of a document, field by field. */
export function documentFaults(document: object): DocumentFault[] {
  return [...localizedFields(document)].flatMap(({ path, field }) =>
    textFaults(field).map((fault) => ({ ...fault, path })),
  )
}
