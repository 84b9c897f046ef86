import { Badge, Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { type Choice, found } from './chooser.ts'
import { useBulkWords } from './words.ts'

/** A reference field to filter by, and the documents it can refer to. */
export interface Grouping {
  field: string
  title: string
  options: { id: string; name: string }[]
}

interface DocumentChooserProps {
  choices: Choice[]
  groupings: Grouping[]
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** A list of documents of one type, with search, filter and checkboxes. */
export function DocumentChooser({ choices, groupings, chosen, onChange }: DocumentChooserProps) {
  const words = useBulkWords()
  const [search, setSearch] = useState('')
  const [references, setReferences] = useState<Record<string, string>>({})
  const shown = found(choices, search, references)
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  return (
    <Stack gap={4}>
      <Flex gap={4} wrap="wrap">
        <LabelledInput
          label={words.search}
          type="search"
          placeholder={words.searchHint}
          value={search}
          onChange={setSearch}
        />
        {groupings.map(({ field, title, options }) => (
          <LabelledDropdown
            key={field}
            label={title}
            value={references[field] ?? ''}
            options={[['', words.any], ...options.map(({ id: target, name }): Option => [target, name])]}
            onChange={(target) => setReferences({ ...references, [field]: target })}
          />
        ))}
      </Flex>
      <Flex gap={2} align="center" wrap="wrap">
        <SmallButton
          text={words.all(shown.length)}
          disabled={shown.length === 0}
          onClick={() => onChange(new Set([...chosen, ...shown.map(({ pair }) => pair.id)]))}
        />
        <SmallButton text={words.none} disabled={chosen.size === 0} onClick={() => onChange(new Set())} />
        <Box padding={2}>
          <Text size={1} muted role="status">
            {words.chosen(chosen.size, choices.length)}
          </Text>
        </Box>
      </Flex>
      <Card border radius={2} overflow="auto" style={{ maxHeight: '20rem' }}>
        {shown.length === 0 ? (
          <Box padding={4}>
            <Text size={1} muted>
              {words.nothingFound}
            </Text>
          </Box>
        ) : (
          <ul style={{ listStyle: 'none', margin: 0, padding: '0.5rem', columns: '15rem' }}>
            {shown.map(({ pair: { id, draft }, name }) => (
              <li key={id}>
                <Flex as="label" gap={3} align="center" padding={2} style={{ breakInside: 'avoid' }}>
                  <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} />
                  <Text size={1}>{name}</Text>
                  {draft && <Badge fontSize={0}>{words.draft}</Badge>}
                </Flex>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  )
}
