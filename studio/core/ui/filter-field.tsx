import { Label, Stack } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface FilterFieldProps {
  label: string
  /** Takes the remaining width. */
  grows?: boolean
  children: (id: string) => ReactNode
}

export function FilterField({ label, grows, children }: FilterFieldProps) {
  const id = useId()
  return (
    <Stack gap={2} flex={grows ? 1 : undefined} style={{ minWidth: grows ? '14rem' : undefined }}>
      <Label as="label" htmlFor={id} muted size={1}>
        {label}
      </Label>
      {children(id)}
    </Stack>
  )
}
