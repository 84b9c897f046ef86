import { Button, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { pathText, valueAt, withValueAt } from '#lib/i18n/at-path.ts'
import { documentName } from '#lib/i18n/document-name.ts'
import { type FieldPath, localizedFields } from '#lib/i18n/localized-field.ts'
import { isToReview, translationState, withFrenchToReview } from '#lib/i18n/translation-state.ts'
import { Outcomes, writtenSentence } from '#studio/core/changes/outcomes.tsx'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { currentOf, type DocumentPair } from '#studio/core/document-pair.ts'
import type { AskedField, SuggestedField } from '#studio/core/french-help/suggest.ts'
import { useFrenchHelp } from '#studio/core/french-help/use-french-help.ts'
import { useHelpWords } from '#studio/core/french-help/words.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import { useReadDocuments } from '#studio/core/use-documents.ts'
import { useWriter, type Written } from '#studio/core/use-writer.ts'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import { useWords } from './words.ts'
import type { WorkItem } from './work-list.ts'

interface SuggestDialogProps {
  /** The texts without French of the present choice. */
  items: WorkItem[]
  onClose: () => void
}

/** Suggests the French of many texts. Each document gets its French as soon as it is there, in a draft. */
export default function SuggestDialog({ items, onClose }: SuggestDialogProps) {
  const { words, language, number } = useWords()
  const changeWords = useChangeWords()
  const help = useHelpWords()
  const { service, suggest } = useFrenchHelp()
  const read = useReadDocuments()
  const { write } = useWriter<PlannedDocument>()
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [written, setWritten] = useState<Written<PlannedDocument>[] | null>(null)
  const ids = [...new Set(items.map(({ document }) => document._id))]

  /** A document's texts that still lack French. Somebody may have written some meanwhile. */
  function askedOf(pair: DocumentPair): AskedField[] {
    const wanted = new Set(
      items.filter(({ document }) => document._id === pair.id).map(({ path }) => pathText(path)),
    )
    return [...localizedFields(currentOf(pair))].filter(({ path, field }) => {
      const state = translationState(field)
      return wanted.has(pathText(path)) && state !== null && state !== 'done' && !isToReview(field)
    })
  }

  async function run() {
    const outcomes: Written<PlannedDocument>[] = []
    setDone(0)
    setProblem(null)
    try {
      const types = [...new Set(items.map(({ document }) => document._type))]
      const pairs = (await read(types)).filter(({ id }) => ids.includes(id))
      for (const [index, pair] of pairs.entries()) {
        const found = await suggest(askedOf(pair))
        setRefused((before) => [...before, ...found.flatMap((one) => sentenceOf(pair, one) ?? [])])
        const after = withSuggestions(currentOf(pair) ?? {}, found)
        if (found.some(({ french }) => french !== undefined)) {
          outcomes.push(...(await write([{ pair, after }], 'drafts')))
        }
        setDone(index + 1)
      }
    } catch (error) {
      // What was written before stays.
      setProblem((error as Error).message)
    }
    setWritten(outcomes)
    setDone(null)
  }

  function sentenceOf(pair: DocumentPair, one: SuggestedField): string | null {
    const name = documentName(currentOf(pair) ?? {}, language)
    const reason = help.refusal(one) ?? help.aboutTerms([one])
    return reason && `${name} › ${pathText(one.path)}${changeWords.colon}${reason}`
  }

  function statusNow(): string {
    if (done !== null) return changeWords.checkProgress(done, ids.length)
    return written ? writtenSentence(written, changeWords) : ''
  }

  return (
    <Dialog id="suggest-french" header={help.words.suggest} onClose={onClose} width={1}>
      <Stack gap={5} padding={4}>
        <Muted>
          {words.suggestText(
            words.textCount(number(items.length), items.length),
            words.documentCount(number(ids.length), ids.length),
            service ?? '',
          )}
        </Muted>
        <Text size={1} role="status">
          {statusNow()}
        </Text>
        <Alert problem={problem} />
        <SentenceCard tone="caution" title={words.suggestLook} sentences={refused} />
        {written && <Outcomes written={written} nameOf={({ after }) => documentName(after, language)} />}
        <Flex gap={3} justify="flex-end">
          <Button mode="ghost" text={written ? words.close : words.cancel} onClick={onClose} />
          {written === null && (
            <Button
              tone="primary"
              text={help.words.suggest}
              disabled={done !== null || items.length === 0}
              onClick={() => void run()}
            />
          )}
        </Flex>
      </Stack>
    </Dialog>
  )
}

function withSuggestions(content: Record<string, unknown>, found: SuggestedField[]): Record<string, unknown> {
  return found.reduce((result, { path, french }) => {
    const field = valueAt(result, path as FieldPath) as SuggestedField['field'] | undefined
    return field && french !== undefined
      ? withValueAt(result, path, withFrenchToReview(field, french))
      : result
  }, content)
}
