import { Text } from '@sanity/ui'
import type { DiffProps, SchemaTypeDefinition } from 'sanity'
import { DiffFromTo } from '#studio/core/sanity-internals.ts'

/** The types, with changes of each value that is read as one (`comparedWhole`), such as a price, drawn as what it was and what it is. */
export function withWholeDiffs(types: SchemaTypeDefinition[]): SchemaTypeDefinition[] {
  return types.map(withDiffs)
}

function withDiffs<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(withDiffs) as Part
  if (typeof part !== 'object' || part === null) return part
  const { fields, of, options }: { fields?: unknown; of?: unknown; options?: { comparedWhole?: true } } = part
  return {
    ...part,
    ...(fields !== undefined && { fields: withDiffs(fields) }),
    ...(of !== undefined && { of: withDiffs(of) }),
    ...(options?.comparedWhole && { components: { diff: WholeDiff } }),
  }
}

function WholeDiff({ diff, schemaType }: DiffProps) {
  return <DiffFromTo diff={diff} schemaType={schemaType} previewComponent={Whole} layout="inline" />
}

const Whole = ({ value }: { value: unknown }) => <Text size={1}>{String(value)}</Text>
