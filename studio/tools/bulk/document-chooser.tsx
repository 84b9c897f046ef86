import { Badge, Box, Button, Card, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useId, useState } from 'react'
import { Dropdown, type Option } from '#studio/core/ui/dropdown.tsx'
import { Labelled } from '#studio/core/ui/labelled.tsx'
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
        <Labelled label={words.search}>
          {(id) => (
            <TextInput
              id={id}
              type="search"
              placeholder={words.searchHint}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
        </Labelled>
        {groupings.map(({ field, title, options }) => (
          <Labelled key={field} label={title}>
            {(id) => (
              <Dropdown
                id={id}
                value={references[field] ?? ''}
                options={[['', words.any], ...options.map(({ id: target, name }): Option => [target, name])]}
                onChange={(target) => setReferences({ ...references, [field]: target })}
              />
            )}
          </Labelled>
        ))}
      </Flex>
      <Flex gap={2} align="center" wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={words.all(shown.length)}
          disabled={shown.length === 0}
          onClick={() => onChange(new Set([...chosen, ...shown.map(({ pair }) => pair.id)]))}
        />
        <Button
          mode="ghost"
          fontSize={1}
          padding={2}
          text={words.none}
          disabled={chosen.size === 0}
          onClick={() => onChange(new Set())}
        />
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
            {shown.map((choice) => (
              <li key={choice.pair.id}>
                <Row choice={choice} isChosen={chosen.has(choice.pair.id)} onToggle={toggle} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  )
}

interface RowProps {
  choice: Choice
  isChosen: boolean
  onToggle: (id: string) => void
}

function Row({ choice: { pair, name }, isChosen, onToggle }: RowProps) {
  const words = useBulkWords()
  const id = useId()
  return (
    <Flex as="label" htmlFor={id} gap={3} align="center" padding={2} style={{ breakInside: 'avoid' }}>
      <Checkbox id={id} checked={isChosen} onChange={() => onToggle(pair.id)} />
      <Text size={1}>{name}</Text>
      {pair.draft && <Badge fontSize={0}>{words.draft}</Badge>}
    </Flex>
  )
}
