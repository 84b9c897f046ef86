import { Box, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { searched } from '#studio/core/searched.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledCheckbox } from '#studio/core/ui/labelled-checkbox.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useWords } from './words.ts'

interface ChoiceListProps {
  label: string
  hint?: string
  options: readonly Option[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** From this many choices on the list can be narrowed by typing. */
const MANY = 14

/** Any of many choices, as checkboxes. What is chosen is said above, also what the content no longer has. */
export function ChoiceList({ label, hint, options, chosen, onChange }: ChoiceListProps) {
  const { words, list } = useWords()
  const [typed, setTyped] = useState('')
  const legend = useId()
  const names = new Map(options)
  const unknown = chosen.filter((key) => !names.has(key)).map((key): Option => [key, key])
  const shown = searched([...options, ...unknown], typed, ([, name]) => name)
  return (
    <Stack as="fieldset" gap={2} aria-labelledby={legend} style={{ border: 0, margin: 0, padding: 0 }}>
      <Text size={1} weight="medium" id={legend}>
        {label}
      </Text>
      {hint && <Muted>{hint}</Muted>}
      <Text size={1}>
        {chosen.length > 0 ? list(chosen.map((key) => names.get(key) ?? key)) : words.noneChosen}
      </Text>
      {options.length > MANY && (
        <TextInput
          type="search"
          aria-label={words.narrow(label)}
          placeholder={words.narrow(label)}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      <Box
        style={{ maxHeight: '14rem', overflow: 'auto' }}
        tabIndex={0}
        role="group"
        aria-labelledby={legend}
      >
        <Flex gap={3} wrap="wrap">
          {shown.map(([key, name]) => (
            <Box key={key} style={{ minWidth: '13rem', flex: 1 }}>
              <LabelledCheckbox
                label={name}
                checked={chosen.includes(key)}
                onChange={(isChosen) =>
                  onChange(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key))
                }
              />
            </Box>
          ))}
        </Flex>
      </Box>
    </Stack>
  )
}
