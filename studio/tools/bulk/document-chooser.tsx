import { Badge, Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { documentName } from '#lib/i18n/document-name.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isLocalizedField } from '#lib/i18n/localized-field.ts'
import { currentOf, type DocumentPair, type StoredDocument, slugOf } from '#studio/core/document-pair.ts'
import { searched } from '#studio/core/searched.ts'
import { toggled } from '#studio/core/toggled.ts'
import type { Option } from '#studio/core/ui/dropdown.tsx'
import { LabelledDropdown, LabelledInput } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { useBulkWords } from './words.ts'

export interface Choice {
  pair: DocumentPair
  document: StoredDocument
  name: string
  /** The text in which the search looks. */
  text: string
}

export function choicesOf(pairs: DocumentPair[], language: Language): Choice[] {
  return pairs
    .flatMap((pair): Choice[] => {
      const document = currentOf(pair)
      if (!document) return []
      const name = documentName(document, language)
      return [{ pair, document, name, text: [name, ...namesOf(document)].join(' ') }]
    })
    .toSorted((one, other) => one.name.localeCompare(other.name, language))
}

function namesOf(document: StoredDocument): unknown[] {
  const names = [document.name, document.title].flatMap((name) =>
    isLocalizedField(name) ? [name.en, name.fr] : [name],
  )
  return [...names, slugOf(document)]
}

/** A reference field to filter by, such as the province of a city, and the documents it can refer to. */
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
          <Muted role="status">{words.chosen(chosen.size, choices.length)}</Muted>
        </Box>
      </Flex>
      <Card border radius={2} overflow="auto" style={{ maxHeight: '20rem' }}>
        {shown.length === 0 ? (
          <Box padding={4}>
            <Muted>{words.nothingFound}</Muted>
          </Box>
        ) : (
          <ul style={{ listStyle: 'none', margin: 0, padding: '0.5rem', columns: '15rem' }}>
            {shown.map(({ pair: { id, draft }, name }) => (
              <li key={id}>
                <Flex as="label" gap={3} align="center" padding={2} style={{ breakInside: 'avoid' }}>
                  <Checkbox checked={chosen.has(id)} onChange={() => onChange(toggled(chosen, id))} />
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

/** The choices that a search finds, with the given references. `''` matches any reference. */
function found(choices: Choice[], search: string, references: Record<string, string>): Choice[] {
  const wanted = Object.entries(references).filter(([, id]) => id !== '')
  const kept = choices.filter(({ document }) => {
    const refersTo = (field: string) => (document[field] as { _ref?: string } | undefined)?._ref
    return wanted.every(([field, id]) => refersTo(field) === id)
  })
  return searched(kept, search, ({ text }) => text)
}
