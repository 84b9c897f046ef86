import type { DiffProps, SchemaTypeDefinition } from 'sanity'
import type { DiffPart } from '#lib/i18n/word-diff.ts'
import { WordMarks } from './word-marks.tsx'

/** The same types, but a field with `comparedWhole` shows a change as the whole old and the whole new value. */
export function withWholeDiffs(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) =>
    'fields' in type && type.fields ? { ...type, fields: type.fields.map(withWholeDiff) } : type,
  )
}

function withWholeDiff<Field extends { options?: unknown }>(field: Field): Field {
  const { comparedWhole } = (field.options ?? {}) as { comparedWhole?: true }
  return comparedWhole ? { ...field, components: { diff: WholeDiff } } : field
}

/** Shows the whole old and new value, for a value that is read as a whole, such as a price. */
function WholeDiff({ diff: { fromValue, toValue } }: DiffProps) {
  const part = (kind: DiffPart['kind'], text: unknown) => ({ kind, text: String(text ?? '') })
  return <WordMarks parts={[part('removed', fromValue), part('same', ' '), part('added', toValue)]} />
}
