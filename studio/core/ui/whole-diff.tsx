import { Text } from '@sanity/ui'
import type { DiffProps } from 'sanity'
import { DiffFromTo } from '#studio/core/sanity-internals.ts'

/** A change of a value that is read as one, such as a price: what it was, and what it is. */
export function WholeDiff({ diff, schemaType }: DiffProps) {
  return <DiffFromTo diff={diff} schemaType={schemaType} previewComponent={Whole} layout="inline" />
}

const Whole = ({ value }: { value: unknown }) => <Text size={1}>{String(value)}</Text>
