import { Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

interface LabelledProps {
  label: string
  hint?: string
  children: (id: string, hintId: string | undefined) => ReactNode
}

/** A control with a label above and a hint below. */
export function Labelled({ label, hint, children }: LabelledProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <Stack gap={2} flex={1} style={{ minWidth: '13rem' }}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {label}
      </Text>
      {children(id, hintId)}
      {hint && (
        <Text id={hintId} size={1} muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}
