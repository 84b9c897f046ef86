import { Checkbox, Flex, Text } from '@sanity/ui'

interface LabelledCheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function LabelledCheckbox({ label, checked, onChange }: LabelledCheckboxProps) {
  return (
    <Flex as="label" gap={2} align="center" paddingY={2}>
      <Checkbox checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      <Text size={1}>{label}</Text>
    </Flex>
  )
}
