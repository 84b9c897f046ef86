import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { Caption } from './texts.tsx'

interface RadioChoiceProps<Value extends string> {
  label: string
  /** Each value with its label. */
  options: readonly (readonly [Value, string])[]
  value: Value
  onChange: (value: Value) => void
}

/** A group of radio buttons with a label. */
export function RadioChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: RadioChoiceProps<Value>) {
  const name = useId()
  return (
    <Stack gap={3} as="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0, marginBottom: '0.75rem' }}>
        <Caption>{label}</Caption>
      </legend>
      {options.map(([one, text]) => (
        <Flex key={one} as="label" gap={3} align="center">
          <Radio name={name} checked={value === one} onChange={() => onChange(one)} />
          <Text size={1}>{text}</Text>
        </Flex>
      ))}
    </Stack>
  )
}
