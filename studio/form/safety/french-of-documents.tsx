import { Card, Flex, Radio, Stack, Text } from '@sanity/ui'
import { useId, useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { pathText, withValueAt } from '#lib/i18n/at-path.ts'
import { type EnglishWithoutFrench, englishWithoutFrench } from '#lib/i18n/english-without-french.ts'
import { hasText } from '#lib/i18n/has-text.ts'
import { isToReview, withFrench } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { isTranslator } from '#studio/core/roles.ts'
import { useNoteWriter } from '#studio/core/translation-note/use-translation-notes.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NoteField } from '#studio/core/ui/texts.tsx'
import type { PlannedDocument } from '#studio/core/write-document.ts'
import { FrenchOfText, isWritable } from './french-of-text.tsx'
import { useFrenchWords } from './french-words.ts'

/** A document that is about to be published. */
export interface Publishing {
  /** Published id. */
  id: string
  type: string
  name: string
  published: object | null
  /** The content to publish. */
  after: object
}

/** In the order in which they are offered: the first is for everybody, the last only without suggestions. */
const WAYS = ['together', 'sent', 'englishOnly'] as const
type Way = (typeof WAYS)[number]

/** The typed French, by document and path. */
type Typed = Record<string, Record<string, string>>

/**
 * Asks about missing, outdated or suggested French when documents are published together. Translators publish only French, so they
 * are asked only about suggestions. With the unit `all` either all documents are published or none, as in a release. While there is a suggestion, English alone cannot be published: the suggestion would be too.
 */
export function useFrenchOfDocuments(documents: Publishing[], unit: 'each' | 'all' = 'each') {
  const isLimited = isTranslator(useCurrentUser())
  const { decide } = useNoteWriter()
  const [way, setWay] = useState<Way | null>(null)
  const [typed, setTyped] = useState<Typed>({})
  const [note, setNote] = useState('')
  const open = documents
    .map((document) => ({
      ...document,
      texts: englishWithoutFrench(document.published, document.after).filter(
        ({ field }) => !isLimited || isToReview(field),
      ),
    }))
    .filter(({ texts }) => texts.length > 0)
  const waits = (id: string) => way === 'sent' && open.some((document) => document.id === id)
  const frenchOf = (id: string, { path, field }: EnglishWithoutFrench) =>
    typed[id]?.[pathText(path)] ?? plainText(field.fr)
  const isWritten = open.every(({ id, texts }) =>
    texts.every((text) => isWritable(text) && hasText(frenchOf(id, text))),
  )

  function inFrench<Document extends object>(id: string, document: Document): Document {
    const texts = way === 'together' ? (open.find((one) => one.id === id)?.texts ?? []) : []
    return texts.reduce((result, text) => {
      const french = text.field._type === 'localeBlocks' ? text.field.fr : frenchOf(id, text)
      return withValueAt(result, text.path, withFrench(text.field, french))
    }, document)
  }

  async function record(): Promise<void> {
    if (open.length === 0 || way === null || way === 'together') return
    await decide(
      open.map(({ id }) => id),
      way,
      note,
    )
  }

  return {
    /** Whether there is nothing to ask, or the answer is complete. */
    isAnswered: open.length === 0 || (way === 'together' ? isWritten : way !== null),
    /** Whether a document is not published now, because it waits for its French. */
    waits,
    /** The content to publish, with the French that was typed in the question. */
    withFrench: inFrench,
    /** Stores the decision in the notes that translators read. Rejects when the lake refuses. */
    record,
    /**
     * Stores the decision, and returns the documents to publish, with the French that was typed, and those that wait for theirs as
     * drafts. Rejects when the lake refuses.
     */
    async settle<Planned extends PlannedDocument>(planned: readonly Planned[]) {
      await record()
      const going = planned.filter(({ pair }) => !waits(pair.id))
      return {
        going: going.map((one) => ({ ...one, after: inFrench(one.pair.id, one.after) })),
        waiting: planned.filter(({ pair }) => waits(pair.id)),
      }
    },
    question: open.length > 0 && (
      <FrenchQuestion
        {...{ open, way, note, frenchOf, isLimited, unit }}
        onWay={setWay}
        onNote={setNote}
        onWrite={(id, path, french) => setTyped({ ...typed, [id]: { ...typed[id], [path]: french } })}
      />
    ),
  }
}

interface FrenchQuestionProps {
  open: (Publishing & { texts: EnglishWithoutFrench[] })[]
  way: Way | null
  note: string
  /** Whether the person translates, so that there is nobody to send the texts to. */
  isLimited: boolean
  unit: 'each' | 'all'
  frenchOf: (id: string, text: EnglishWithoutFrench) => string
  onWay: (way: Way) => void
  onNote: (note: string) => void
  onWrite: (id: string, path: string, french: string) => void
}

function FrenchQuestion({
  open,
  way,
  note,
  isLimited,
  unit,
  frenchOf,
  onWay,
  onNote,
  onWrite,
}: FrenchQuestionProps) {
  const words = useFrenchWords()
  const schema = useSchema()
  const id = useId()
  const choices = {
    together: [words.together, words.leftAsItIs],
    sent: [words.send, unit === 'all' ? words.sendHint : words.waitHint],
    englishOnly: [words.englishOnly, words.englishOnlyHint],
  } as const
  const texts = open.flatMap((document) => document.texts)
  const suggested = texts.filter(({ field }) => isToReview(field)).length
  const ways = isLimited ? WAYS.slice(0, 1) : suggested > 0 ? WAYS.slice(0, 2) : WAYS
  const labelOf = ({ type, after }: Publishing, { path }: EnglishWithoutFrench) => {
    const schemaType = schema.get(type)
    return schemaType ? fieldLabel(schemaType, after, path).join(' › ') : pathText(path)
  }
  return (
    <Card border radius={2} padding={4} as="section" data-testid="french-question">
      <Stack gap={4}>
        <Stack gap={4} as="fieldset" style={{ border: 0, margin: 0, padding: 0 }}>
          <legend style={{ padding: 0, marginBottom: '0.75rem' }}>
            <Text size={1} weight="semibold">
              {words.title}
            </Text>
          </legend>
          {texts.length > suggested && <Text size={1}>{words.text(texts.length - suggested)}</Text>}
          {suggested > 0 && <Text size={1}>{words.suggested(suggested)}</Text>}
          {ways.map((one) => (
            <Flex key={one} as="label" gap={3}>
              <Radio name={id} checked={way === one} onChange={() => onWay(one)} />
              <Stack gap={2}>
                <Text size={1}>{choices[one][0]}</Text>
                <Muted>{choices[one][1]}</Muted>
              </Stack>
            </Flex>
          ))}
        </Stack>
        {way === 'together' &&
          open.map((document) =>
            document.texts.map((text) => (
              <FrenchOfText
                key={`${document.id} ${pathText(text.path)}`}
                text={text}
                label={`${document.name} › ${labelOf(document, text)}`}
                french={frenchOf(document.id, text)}
                form={{ id: document.id, type: document.type }}
                onWrite={(french) => onWrite(document.id, pathText(text.path), french)}
                onForm={() => {}}
              />
            )),
          )}
        {way !== null && way !== 'together' && (
          <NoteField label={words.note} value={note} onChange={onNote} />
        )}
      </Stack>
    </Card>
  )
}
