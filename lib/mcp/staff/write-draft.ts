import { z } from 'zod'
import { fieldAt, schemaOfField, shownFields, typeNamed } from '#lib/content-rules/json-schema.ts'
import { valueAt } from '#lib/i18n/at-path.ts'
import { type FieldPath, isLocalizedType } from '#lib/i18n/localized-field.ts'
import { ToolRefusal } from '../answer.ts'
import { currentOf, type Pair, type Stored } from './documents.ts'

/** A change of one field: a value, or null to empty the field. */
export interface FieldChange {
  path: string
  value: unknown
}

interface Patch {
  setIfMissing: Record<string, unknown>
  set: Record<string, unknown>
  unset: string[]
}

/**
 * The patch of a draft for changes of single fields. Throws a ToolRefusal for a field that the content model does not have, for a
 * value that does not fit, and for a place that the document does not have. The lake checks the rights.
 */
export function patchFor(pair: Pair, changes: readonly FieldChange[]): Patch {
  const document = currentOf(pair)
  const patch: Patch = { setIfMissing: {}, set: {}, unset: [] }
  for (const change of changes) addTo(patch, change, document)
  return patch
}

function addTo(patch: Patch, { path: text, value }: FieldChange, document: Stored): void {
  const path = pathOfText(text)
  const type = typeNamed(document._type)
  const field = type && fieldAt(type, path)
  if (!type || !field) {
    const names = shownFields(type ?? { type: '' }).map(({ name }) => name)
    throw new ToolRefusal(`"${text}" is no field of ${document._type}. Its fields are: ${names.join(', ')}.`)
  }
  const parent = fieldAt(type, path.slice(0, -1))
  const parentText = text.replace(/\.[^.]+$/, '')
  const isFrench = path.at(-1) === 'fr' && isLocalizedType(parent?.type)
  if (path.length > 1 && valueAt(document, path.slice(0, -1)) === undefined) {
    if (path.length !== 2 || !isLocalizedType(parent?.type)) {
      throw new ToolRefusal(`${document._id} has nothing at "${parentText}". Read the document again.`)
    }
    patch.setIfMissing[parentText] = { _type: parent?.type }
  }
  // French that is written now is up to date, whatever the English was when the former French was written.
  if (isFrench && valueAt(document, [...path.slice(0, -1), 'translatedFrom']) !== undefined) {
    patch.unset.push(`${parentText}.translatedFrom`)
  }
  if (value === null) {
    patch.unset.push(text)
    return
  }
  const { error } = z.fromJSONSchema(schemaOfField(field)).safeParse(value)
  if (error) throw new ToolRefusal(`"${text}" does not fit: ${z.prettifyError(error).replaceAll('\n', ' ')}`)
  patch.set[text] = value
}

const STEP = /(?:^|\.)([A-Za-z]\w*)|\[_key=="([^"\]]+)"\]|\[(\d+)\]/y

/** A path as Sanity writes it, in steps: `faqs[_key=="a1"].answer.fr`. Throws a ToolRefusal for another text. */
function pathOfText(text: string): FieldPath {
  const path: FieldPath = []
  let at = 0
  while (at < text.length) {
    STEP.lastIndex = at
    const [step = '', name, key, index] = STEP.exec(text) ?? []
    if (step === '')
      throw new ToolRefusal(`"${text}" is no path. Write it as read says it: faqs[_key=="a1"].answer.fr`)
    path.push(name ?? (key === undefined ? Number(index) : { _key: key }))
    at += step.length
  }
  return path
}
