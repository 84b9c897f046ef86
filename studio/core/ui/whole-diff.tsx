import { Text } from '@sanity/ui'
import type { DiffProps, SchemaTypeDefinition } from 'sanity'
import { DiffFromTo } from '#studio/core/sanity-internals.ts'

/** The types, in which a field with `comparedWhole` shows changes as whole values before and after. */
export function withWholeDiffs(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) =>
    'fields' in type && type.fields ? { ...type, fields: type.fields.map(withWholeDiff) } : type,
  )
}

function withWholeDiff<Field extends { options?: unknown }>(field: Field): Field {
  const { comparedWhole } = (field.options ?? {}) as { comparedWhole?: true }
  return comparedWhole ? { ...field, components: { diff: WholeDiff } } : field
}

/** A change of a value that is read as a whole, such as a price. */
function WholeDiff({ diff, schemaType }: DiffProps) {
  return <DiffFromTo diff={diff} schemaType={schemaType} previewComponent={Whole} layout="inline" />
}

const Whole = ({ value }: { value: unknown }) => <Text size={1}>{String(value)}</Text>
