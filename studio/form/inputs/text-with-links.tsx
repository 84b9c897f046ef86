import { Stack, Text } from '@sanity/ui'
import type { StringInputProps } from 'sanity'
import { HeldText } from './held-text.tsx'

/** A text, and below it the addresses that stand in it as links, so that staff can look at a source. */
export function TextWithLinks(props: StringInputProps) {
  const addresses = new Set(props.value?.match(/https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g))
  return (
    <Stack gap={3}>
      <HeldText {...props} />
      {[...addresses].map((address) => (
        <Text key={address} size={1}>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </Text>
      ))}
    </Stack>
  )
}
