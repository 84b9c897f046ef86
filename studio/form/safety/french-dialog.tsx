import { Button, Dialog, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { type SanityDocument, useSchema } from 'sanity'
import { pathText } from '#lib/i18n/at-path.ts'
import type { EnglishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { hasText } from '#lib/i18n/has-text.ts'
import { isToReview } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useDocumentOperation, useSyncState } from '#studio/core/sanity-internals.ts'
import { NoteCard } from '#studio/core/translation-note/note-card.tsx'
import { useNoteWriter, useTranslationNotes } from '#studio/core/translation-note/use-translation-notes.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NoteField } from '#studio/core/ui/texts.tsx'
import { FrenchOfText, isWritable } from './french-of-text.tsx'
import { useFrenchWords } from './french-words.ts'

interface FrenchDialogProps {
  /** Published id. */
  id: string
  type: string
  draft: SanityDocument
  texts: EnglishWithoutFrench[]
  /** Whether the person translates, so that there is nobody to send the texts to. */
  isTranslating: boolean
  onPublish: () => void
  onClose: () => void
}

/**
 * Asks what to do with missing, outdated or suggested French before publishing: write or confirm it here, send it to translation, or do
 * it later. Translators can only confirm.
 */
export function FrenchDialog({
  id,
  type,
  draft,
  texts,
  isTranslating,
  onPublish,
  onClose,
}: FrenchDialogProps) {
  const words = useFrenchWords()
  const language = useStudioLanguage()
  const schemaType = useSchema().get(type)
  const { push } = useToast()
  const { patch } = useDocumentOperation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const notes = useTranslationNotes(id).value ?? []
  const { decide } = useNoteWriter()
  /** The French that was typed in this dialog, by path. */
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [note, setNote] = useState('')
  const [step, setStep] = useState<'asking' | 'deciding' | 'writing'>('asking')
  const [problem, setProblem] = useState<string | null>(null)

  const frenchOf = ({ path, field }: EnglishWithoutFrench) => typed[pathText(path)] ?? plainText(field.fr)
  const suggested = texts.filter(({ field }) => isToReview(field))
  const canWriteAll = texts.every((text) => isWritable(text) && hasText(frenchOf(text)))

  useEffect(() => {
    if (step !== 'writing' || isSyncing || texts.length > 0) return
    onPublish()
    onClose()
  }, [step, isSyncing, texts.length, onPublish, onClose])

  function publishTogether() {
    const french = texts
      .filter(({ field }) => field._type !== 'localeBlocks')
      .map((text) => [pathText([...text.path, 'fr']), frenchOf(text)])
    const kept = texts.map(({ path }) => pathText([...path, 'translatedFrom']))
    patch.execute([{ set: Object.fromEntries(french) }, { unset: kept }])
    setStep('writing')
  }

  async function record(kind: 'sent' | 'englishOnly') {
    setStep('deciding')
    try {
      await decide([id], kind, note)
      if (kind === 'englishOnly') onPublish()
      else push({ status: 'success', title: words.sent })
      onClose()
    } catch (error) {
      setProblem(errorSentence(error, language))
      setStep('asking')
    }
  }

  return (
    <Dialog id="french-first" header={words.title} onClose={onClose} width={1}>
      <Stack gap={5} padding={4}>
        {texts.length > suggested.length && (
          <Text size={1}>{words.text(texts.length - suggested.length)}</Text>
        )}
        {suggested.length > 0 && <Text size={1}>{words.suggested(suggested.length)}</Text>}
        {notes.map((one) => (
          <NoteCard key={one._id} note={one} />
        ))}
        {texts.map((text) => (
          <FrenchOfText
            key={pathText(text.path)}
            text={text}
            label={schemaType ? fieldLabel(schemaType, draft, text.path).join(' › ') : pathText(text.path)}
            french={frenchOf(text)}
            form={{ id, type }}
            onWrite={(french) => setTyped({ ...typed, [pathText(text.path)]: french })}
            onForm={onClose}
          />
        ))}
        <Stack gap={3}>
          <Button
            tone="primary"
            text={words.together}
            disabled={!canWriteAll || step !== 'asking'}
            onClick={publishTogether}
          />
          <Muted>{words.leftAsItIs}</Muted>
        </Stack>
        {!isTranslating && <NoteField label={words.note} value={note} onChange={setNote} />}
        <Alert problem={problem} />
        {!isTranslating && (
          <Stack gap={3}>
            <Button
              mode="ghost"
              text={words.send}
              disabled={step !== 'asking'}
              onClick={() => void record('sent')}
            />
            <Muted>{words.sendHint}</Muted>
            {suggested.length === 0 && (
              <>
                <Button
                  mode="ghost"
                  text={words.englishOnly}
                  disabled={step !== 'asking'}
                  onClick={() => void record('englishOnly')}
                />
                <Muted>{words.englishOnlyHint}</Muted>
              </>
            )}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}
