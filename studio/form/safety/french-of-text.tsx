import { Flex, Stack, Text, TextArea } from '@sanity/ui'
import { useId } from 'react'
import { IntentLink } from 'sanity/router'
import { pathText } from '#lib/i18n/at-path.ts'
import type { EnglishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { isToReview } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { EnglishDiff } from '#studio/form/inputs/english-diff.tsx'
import { StateBadge } from '#studio/form/inputs/state-badge.tsx'
import { useInputWords } from '#studio/form/inputs/words.ts'
import { useFrenchWords } from './french-words.ts'

interface FrenchOfTextProps {
  text: EnglishWithoutFrench
  label: string
  french: string
  form: { id: string; type: string }
  onWrite: (french: string) => void
  /** Called before the form is opened at the text. */
  onForm: () => void
}

/** Whether French can be written or confirmed beside its English: formatted French only when it is a suggestion. */
export const isWritable = ({ field }: EnglishWithoutFrench): boolean =>
  field._type !== 'localeBlocks' || isToReview(field)

/** A text whose English changed, and its French to write or to confirm. Formatted French is written in the form. */
export function FrenchOfText({ text, label, french, form, onWrite, onForm }: FrenchOfTextProps) {
  const words = useFrenchWords()
  const { states } = useInputWords()
  const id = useId()
  const { field, path, state } = text
  return (
    <Stack gap={3}>
      <Flex gap={2} align="center" wrap="wrap">
        <Text as="label" size={1} weight="medium" htmlFor={id}>
          {label}
        </Text>
        <StateBadge state={state} label={states[state]} field={field} />
      </Flex>
      {state === 'outOfDate' && !isToReview(field) ? (
        <EnglishDiff former={field.translatedFrom} now={field.en} />
      ) : (
        <Text size={1} lang={LOCALES.en}>
          {plainText(field.en)}
        </Text>
      )}
      {field._type === 'localeBlocks' && isToReview(field) && (
        <Text size={1} lang={LOCALES.fr} style={{ whiteSpace: 'pre-wrap' }}>
          {plainText(field.fr)}
        </Text>
      )}
      {field._type === 'localeBlocks' ? (
        <Text size={1}>
          <IntentLink intent="edit" params={{ ...form, path: pathText([...path, 'fr']) }} onClick={onForm}>
            {words.formatted}
          </IntentLink>
        </Text>
      ) : (
        <TextArea
          id={id}
          aria-label={words.french(label)}
          lang={LOCALES.fr}
          rows={field._type === 'localeText' ? 4 : 2}
          value={french}
          onChange={({ currentTarget: { value } }) =>
            onWrite(field._type === 'localeString' ? value.replaceAll('\n', ' ') : value)
          }
        />
      )}
    </Stack>
  )
}
