import { Stack, Text, TextArea } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

/** A small heading for the content below it. */
export function Caption({ children }: { children: ReactNode }) {
  return (
    <Text size={1} weight="medium">
      {children}
    </Text>
  )
}

/** The heading of a part of a panel or of an item in a list. */
export function Heading3({ children }: { children: ReactNode }) {
  return (
    <Text as="h3" size={1} weight="semibold">
      {children}
    </Text>
  )
}

interface NoteFieldProps {
  label: string
  value: string
  onChange: (text: string) => void
}

/** A field for a short note to a person. */
export function NoteField({ label, value, onChange }: NoteFieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      <TextArea
        id={id}
        rows={2}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Stack>
  )
}
