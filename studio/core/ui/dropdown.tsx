import { Select } from '@sanity/ui'
import type { ComponentProps } from 'react'

type SelectProps = Omit<ComponentProps<typeof Select>, 'value' | 'onChange' | 'children'>

export type Option = readonly [value: string, label: string]

export interface DropdownProps<Value extends string> extends SelectProps {
  value: Value
  options: readonly Option[]
  onChange: (value: Value) => void
}

/** A select whose value is of type `Value`. */
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
