import { Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId } from 'react'
import { Caption } from '../ui/texts.tsx'
import type { WriteMode } from '../write-document.ts'
import { useChangeWords } from './words.ts'

interface ModeChoiceProps {
  /** Replaces the usual label of the choice "publish", for example in the CSV import. */
  publish?: string
  mode: WriteMode
  onChange: (mode: WriteMode) => void
}

/** Radio buttons: save the changes as drafts, or publish them. */
export function ModeChoice({ publish, mode, onChange }: ModeChoiceProps) {
  const words = useChangeWords()
  const name = useId()
  const modes = { drafts: words.drafts, publish: publish ?? words.publish }
  return (
    <Stack gap={3} as="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
      <legend style={{ padding: 0, marginBottom: '0.75rem' }}>
        <Caption>{words.mode}</Caption>
      </legend>
      {(['drafts', 'publish'] as const).map((one) => (
        <Flex key={one} as="label" gap={3} align="center">
          <Radio name={name} checked={mode === one} onChange={() => onChange(one)} />
          <Text size={1}>{modes[one]}</Text>
        </Flex>
      ))}
    </Stack>
  )
}
