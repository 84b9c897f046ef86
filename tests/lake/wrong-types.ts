import type { LakeDocument } from 'content-lake'
import { type Place, placesOf } from '../sweep/broken-content/places.ts'
import { type Api, write } from './write.ts'

type Field = Pick<Place, 'path' | 'type' | 'value'>

const TEXT = ['string', 'text', 'url', 'date', 'datetime', 'email']

/** Of a field: five values of a type that is not its own. */
export function wrongValues({ type, value }: Pick<Field, 'type' | 'value'>): unknown[] {
  const others = { text: 'wrong', number: 7, boolean: true, list: [7], object: { wrong: 7 } }
  const isQuestion = JSON.stringify(value ?? '').includes('"faqEntry"')
  const ofOtherType = { _type: isQuestion ? 'seo' : 'faqEntry' }
  const { text, number, boolean, list, object } = others
  if (TEXT.includes(type)) return [number, boolean, list, object, ofOtherType]
  if (type === 'number') return [text, boolean, list, object, ofOtherType]
  if (type === 'boolean') return [text, number, list, object, ofOtherType]
  if (type === 'array') return [text, number, boolean, object, [[7]]]
  return [text, number, boolean, list, ofOtherType]
}

/** The fields of a document, and the languages of its texts. */
export function fieldsOf(document: LakeDocument): Field[] {
  return placesOf(document).flatMap((place) => {
    if (!place.type.startsWith('locale') || place.value === undefined) return [place]
    const type = place.type === 'localeBlocks' ? 'array' : 'string'
    return [place, ...['en', 'fr'].map((lang) => ({ path: [...place.path, lang], type, value: '' }))]
  })
}

/**
 * Tries wrong values of every field, as an editor by the raw API. Answers those that were not refused with a sentence that names
 * the field.
 */
export async function tryWrongTypes(api: Api, documents: LakeDocument[]) {
  const found = { tries: 0, accepted: [] as string[] }
  for (const document of documents) {
    for (const field of fieldsOf(document)) {
      const path = pathOf(field.path)
      for (const value of wrongValues(field)) {
        found.tries++
        const { status, sentence } = await write(api, { patch: { id: document._id, set: { [path]: value } } })
        if (status === 400 && sentence.includes(`"${path}`)) continue
        found.accepted.push(`${document._id}: ${path} ${JSON.stringify(value)}: ${status} ${sentence}`)
      }
    }
  }
  return found
}

const pathOf = (steps: readonly (string | number)[]): string =>
  steps
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('')
