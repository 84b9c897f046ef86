import { Text } from '@sanity/ui'
import type { ComponentProps } from 'react'

/** A small grey text for secondary information. */
export function Muted(props: Omit<ComponentProps<typeof Text>, 'size' | 'muted'>) {
  return <Text size={1} muted {...props} />
}
