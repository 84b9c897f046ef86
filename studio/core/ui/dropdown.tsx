import { Select } from '@sanity/ui'
import type { ComponentProps } from 'react'

type SelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'>

/** What is stored, and what it is called. */
export type Option = readonly [value: string, label: string]

interface DropdownProps<Value extends string> extends SelectProps {
  value: Value
  options: readonly Option[]
  onChange: (value: Value) => void
}

/** One of some options, whose values are all `Value`s. */
export function Dropdown<Value extends string>({ options, onChange, ...props }: DropdownProps<Value>) {
  return (
    <Select {...props} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
