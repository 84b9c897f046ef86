import { Button, Checkbox, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui'
import { useMemo, useState } from 'react'
import { createSchema } from 'sanity'
import { documentName } from '#lib/i18n/document-name.ts'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { pathOf } from '#lib/routes/addresses.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { currentOf, type DocumentPair, slugOf } from '#studio/core/document-pair.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { VERSIONS, type Version } from '#studio/core/marked-text/write-inline.ts'
import { saveFile } from '#studio/core/save-file.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { toggled } from '#studio/core/toggled.ts'
import { typeOptions, typeTitle } from '#studio/core/type-titles.ts'
import { LabelledDropdown } from '#studio/core/ui/labelled.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useDocuments } from '#studio/core/use-documents.ts'
import type { ExportedDocument } from './form.ts'
import { useXliffWords } from './words.ts'
import { writeXliff } from './write-xliff.ts'

const STATES: TranslationState[] = ['missing', 'outOfDate', 'done']
export const TYPES = CONTENT_TYPES.map(({ name }) => name)

/** A dialog to choose texts and to download them as an XLIFF file for a translation agency. */
export default function ExportDialog({ onClose }: { onClose: () => void }) {
  const words = useXliffWords()
  const language = useStudioLanguage()
  const { value: pairs, error } = useDocuments(TYPES.join(','))
  const [states, setStates] = useState<ReadonlySet<TranslationState>>(new Set(['missing', 'outOfDate']))
  const [type, setType] = useState('')
  const [version, setVersion] = useState<Version>('1.2')
  const [notes, setNotes] = useState<Language>('fr')

  const documents = useMemo(
    () =>
      (pairs ?? [])
        .filter((pair) => type === '' || pair.type === type)
        .flatMap((pair) => exportedOf(pair, notes)),
    [pairs, type, notes],
  )
  const schema = useMemo(() => createSchema({ name: 'default', types: schemaTypes(notes) }), [notes])
  const file = useMemo(() => {
    const fieldTitle = (document: ExportedDocument, path: FieldPath) => {
      const schemaType = schema.get(document.type)
      return schemaType ? fieldLabel(schemaType, document.content, path).join(' › ') : ''
    }
    return writeXliff(documents, { version, states, notes, fieldTitle, date: new Date() })
  }, [documents, version, states, notes, schema])

  return (
    <Dialog id="export-xliff" header={words.exportTitle} onClose={onClose} width={1}>
      <Stack gap={5} padding={4}>
        <Muted>{words.exportText}</Muted>
        <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
          <Stack gap={3}>
            <Text as="legend" size={1} weight="medium">
              {words.which}
            </Text>
            {STATES.map((state) => (
              <Flex key={state} as="label" gap={3} align="center">
                <Checkbox checked={states.has(state)} onChange={() => setStates(toggled(states, state))} />
                <Text size={1}>{words.states[state]}</Text>
              </Flex>
            ))}
          </Stack>
        </fieldset>
        <LabelledDropdown
          label={words.types}
          value={type}
          options={[['', words.allTypes], ...typeOptions(TYPES, language)]}
          onChange={setType}
        />
        <Flex gap={4} wrap="wrap">
          <LabelledDropdown
            label={words.version}
            value={version}
            options={VERSIONS.map((one) => [one, `XLIFF ${one}`] as const)}
            onChange={setVersion}
          />
          <LabelledDropdown
            label={words.notes}
            value={notes}
            options={LANGUAGES.map((one) => [one, words.languages[one]] as const)}
            onChange={setNotes}
          />
        </Flex>
        {error !== null && (
          <Text size={1} role="alert">
            {words.failed}
          </Text>
        )}
        <Flex gap={3} align="center" justify="flex-end" wrap="wrap">
          <Text size={1} muted role="status">
            {pairs && words.count(file.fields, file.documents)}
          </Text>
          {pairs === null && error === null && <Spinner />}
          <Button mode="ghost" text={words.close} onClick={onClose} />
          <Button
            tone="primary"
            text={words.download}
            disabled={file.fields === 0}
            onClick={() => saveFile(fileName(type), 'application/x-xliff+xml', file.xliff)}
          />
        </Flex>
      </Stack>
    </Dialog>
  )
}

function fileName(type: string): string {
  return ['montage', ...(type ? [type] : []), new Date().toISOString().slice(0, 10)].join('-').concat('.xlf')
}

const COLON: Record<Language, string> = { en: ': ', fr: '\u00a0: ' }

function exportedOf(pair: DocumentPair, language: Language): ExportedDocument[] {
  const content = currentOf(pair)
  if (!content) return []
  const address = pathOf({ _type: pair.type, slug: slugOf(content) ?? null })
  const title = typeTitle(pair.type, language) + COLON[language] + documentName(content, language)
  return [{ id: pair.id, type: pair.type, title, content, ...(address && { address }) }]
}
