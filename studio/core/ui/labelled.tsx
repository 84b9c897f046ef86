import { Label, Stack, Text, TextInput } from '@sanity/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Dropdown, type DropdownProps } from './dropdown.tsx'
import styles from './labelled.module.css'

interface LabelProps {
  label: string
  hint?: string
  /** Set in a row of filters. The label is then small, and a `search` takes the remaining width. */
  filter?: 'choice' | 'search'
}

interface LabelledProps extends LabelProps {
  children: (ids: { id: string; 'aria-describedby'?: string }) => ReactNode
}

const WIDTHS = { choice: {}, search: { flex: 1, minWidth: '14rem' }, field: { flex: 1, minWidth: '13rem' } }

/** A control with a label above and a hint below. */
export function Labelled({ label, hint, filter, children }: LabelledProps) {
  const id = useId()
  const hintId = hint && `${id}-hint`
  return (
    <Stack gap={2} className={styles.field} style={WIDTHS[filter ?? 'field']}>
      {filter ? (
        <Label as="label" htmlFor={id} muted size={1}>
          {label}
        </Label>
      ) : (
        <Text as="label" size={1} weight="medium" htmlFor={id}>
          {label}
        </Text>
      )}
      {children({ id, 'aria-describedby': hintId })}
      {hint && (
        <Text id={hintId} size={1} muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}

type InputProps = Omit<ComponentProps<typeof TextInput>, 'label' | 'onChange'> & {
  onChange: (value: string) => void
}

export function LabelledInput({ label, hint, filter, onChange, ...input }: InputProps & LabelProps) {
  return (
    <Labelled label={label} hint={hint} filter={filter}>
      {(ids) => (
        <TextInput {...ids} {...input} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      )}
    </Labelled>
  )
}

export function LabelledDropdown<Value extends string>({
  label,
  filter,
  ...select
}: DropdownProps<Value> & LabelProps) {
  return (
    <Labelled label={label} filter={filter}>
      {(ids) => <Dropdown {...ids} {...select} />}
    </Labelled>
  )
}
