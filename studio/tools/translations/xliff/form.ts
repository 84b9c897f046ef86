import type { TranslationState } from '#lib/i18n/translation-state.ts'
import type { Unit } from '#studio/core/marked-text/units.ts'

/** A document for the export. */
export interface ExportedDocument {
  /** Published id. */
  id: string
  type: string
  /** The document's type and name, such as `City: Toronto`. */
  title: string
  /** The address of the document's page. */
  address?: string
  content: Record<string, unknown>
}

/** The XML namespace of our attributes. Translation tools keep such attributes. */
export const NAMESPACE = 'urn:montage:translations'

/** A unit with what a file says of it. */
export interface WrittenUnit extends Unit {
  state: TranslationState
  notes: string[]
}

/** The form of one version of XLIFF. */
export interface Form {
  document(document: ExportedDocument, units: WrittenUnit[], date: Date): string
  file(documents: string[]): string
}
