import type { CustomValidator } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'

/** The hidden list of fields that were copied from another document and that nobody has confirmed yet. */
export const NOT_REVIEWED = 'notReviewed'

/** A copied field, as documents store it. */
export interface CopiedField {
  _key: string
  _type: 'copiedField'
  /** The name of the field. */
  field: string
  /** The name of the document that the field was copied from, such as `Toronto`. */
  from: Bilingual
}

/** Defines the hidden field with that list, for a type whose documents can start as copies (cities). */
export const notReviewed = (): Definition => ({
  name: NOT_REVIEWED,
  title: { en: 'Copied and not reviewed', fr: 'Copié et pas encore relu' },
  type: 'array',
  of: [{ type: 'copiedField' }],
  hidden: true,
})

/** The copied fields of a document that nobody has confirmed. */
export function unreviewedFields(document: unknown): CopiedField[] {
  const isStored = typeof document === 'object' && document !== null && NOT_REVIEWED in document
  const stored = isStored ? document[NOT_REVIEWED] : undefined
  return Array.isArray(stored) ? stored.filter(isCopied) : []
}

const isCopied = (value: unknown): value is CopiedField =>
  typeof value === 'object' && value !== null && 'field' in value && typeof value.field === 'string'

/** Validation of a type with `notReviewed`: an error at each field that was copied, until a person confirms it. */
export const reviewedRule: CustomValidator = (document, { i18n }) => {
  const language = i18n.currentLocale.id.startsWith('fr') ? 'fr' : 'en'
  return unreviewedFields(document).map((copied) => ({
    path: [copied.field],
    message: toReview(copied)[language],
  }))
}

/** The sentence that asks to review a copied field. */
export const toReview = ({ from }: CopiedField): Bilingual => ({
  en: `Copied from ${from.en}, not reviewed. Check that it is true here, then press Reviewed.`,
  fr: `Copié (source : ${from.fr}), non relu. Vérifiez que c’est vrai ici, puis appuyez sur Relu.`,
})

/** Marks fields whose value belongs to one document only. A copy starts without it, or with the field's initial value. */
export const ofOneDocument = (fields: Definition[]): Definition[] =>
  fields.map((one) => ({ ...one, notCopied: true }))
