import { Text } from '@sanity/ui'
import type { DiffProps, SchemaTypeDefinition } from 'sanity'
import { DiffFromTo } from '#studio/core/sanity-internals.ts'

/** The types, with changes drawn as what was and what is in the fields that are compared as a whole. Programs read types without it. */
export function withWholeDiffs(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map((type) =>
    'fields' in type && type.fields ? { ...type, fields: type.fields.map(withWholeDiff) } : type,
  )
}

function withWholeDiff<Field extends { options?: unknown }>(field: Field): Field {
  const { comparedWhole } = (field.options ?? {}) as { comparedWhole?: true }
  return comparedWhole ? { ...field, components: { diff: WholeDiff } } : field
}

/** A change of a value that is read as one, such as a price. */
function WholeDiff({ diff, schemaType }: DiffProps) {
  return <DiffFromTo diff={diff} schemaType={schemaType} previewComponent={Whole} layout="inline" />
}

const Whole = ({ value }: { value: unknown }) => <Text size={1}>{String(value)}</Text>
