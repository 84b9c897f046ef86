import { Button, Flex, Heading, Stack, Text, TextArea } from '@sanity/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { pathText } from '#lib/i18n/at-path.ts'
import type { GlossaryTerm } from '#lib/i18n/glossary.ts'
import { hasText } from '#lib/i18n/has-text.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import type { TranslationNote } from '#lib/i18n/translation-note.ts'
import { isToReview, translationState } from '#lib/i18n/translation-state.ts'
import { plainText } from '#lib/i18n/translation-text.ts'
import { SuggestButton } from '#studio/core/french-help/suggest-button.tsx'
import { NoteCard } from '#studio/core/translation-note/note-card.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { Caption } from '#studio/core/ui/texts.tsx'
import { EnglishDiff } from '#studio/form/inputs/english-diff.tsx'
import { StateBadge } from '#studio/form/inputs/state-badge.tsx'
import { useInputWords } from '#studio/form/inputs/words.ts'
import { EnglishSource } from './english-source.tsx'
import { NoteToAuthor } from './note-to-author.tsx'
import type { Elsewhere } from './same-english.ts'
import styles from './translations.module.css'
import { useField } from './use-field.ts'
import { usePlace } from './use-place.ts'
import { useWords } from './words.ts'
import type { WorkItem } from './work-list.ts'

interface EditorProps {
  item: WorkItem
  /** Position in the work list, from 1. */
  position: number
  total: number
  /** The French of other texts with the same English. */
  elsewhere: Elsewhere[]
  terms: GlossaryTerm[]
  /** The author's note about the document. */
  note?: TranslationNote
  onReply: () => void
  onClose: () => void
  /** Called before the form is opened. */
  onForm: () => void
  onPrevious?: () => void
  onNext?: () => void
}

/** A text of the work list: the English, its changes, and the French. */
export function Editor({
  item,
  position,
  total,
  elsewhere,
  terms,
  note,
  onReply,
  onClose,
  onForm,
  onPrevious,
  onNext,
}: EditorProps) {
  const { words, number } = useWords()
  const inputWords = useInputWords()
  const place = usePlace(item)
  const { field, write, suggest, markDone, save } = useField(
    item.document._id,
    item.document._type,
    item.path,
  )
  const french = useRef<HTMLTextAreaElement>(null)
  /** The text that is being typed; null shows the stored text. */
  const [typed, setTyped] = useState<string | null>(null)
  const isLoaded = field !== undefined

  useEffect(() => {
    const input = french.current
    if (!isLoaded || !input) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [isLoaded])

  if (field === undefined) return <NotLoaded error={null} />
  if (field === null) return <Text role="status">{words.gone}</Text>

  const state = translationState(field)
  const isSuggested = isToReview(field)
  const isFormatted = field._type === 'localeBlocks'

  const text = typed ?? plainText(field.fr)

  function saveAndNext() {
    if (!hasText(text)) return
    markDone()
    save()
    onNext?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    saveAndNext()
  }

  return (
    <Stack gap={5}>
      <Flex gap={3} align="center" wrap="wrap">
        <Flex gap={2} style={{ flex: '1 0 auto' }}>
          <SmallButton text={words.previous} disabled={!onPrevious} onClick={onPrevious} />
          <SmallButton text={words.next} disabled={!onNext} onClick={onNext} />
          <Flex align="center" paddingX={2}>
            <Muted>{words.position(number(position), number(total))}</Muted>
          </Flex>
        </Flex>
        <button type="button" className={styles.link} onClick={onClose}>
          {words.overview}
        </button>
        <IntentLink
          className={styles.link}
          intent="edit"
          onClick={onForm}
          params={{ id: item.document._id, type: item.document._type, path: pathText([...item.path, 'fr']) }}
        >
          {words.openInForm}
        </IntentLink>
      </Flex>
      <Stack gap={3}>
        <Heading as="h2" size={2}>
          {place.document.at(-1)}
        </Heading>
        <Flex gap={2} align="center" wrap="wrap">
          <Muted>{[...place.document.slice(0, -1), place.field].join(' · ')}</Muted>
          {state && <StateBadge state={state} label={words.badges[state]} field={field} />}
        </Flex>
      </Stack>
      {note && <NoteCard note={note} />}
      <EnglishSource text={plainText(field.en)} terms={terms} />
      {state !== 'done' && !isSuggested && (
        <SuggestButton
          path={item.path}
          field={field}
          onSuggest={(french) => {
            setTyped(null)
            suggest(french)
          }}
        />
      )}
      {state === 'outOfDate' && (
        <Stack gap={3} className={styles.writing}>
          {!isSuggested && <EnglishDiff former={field.translatedFrom} now={field.en} />}
          <div>
            <Button
              mode="ghost"
              fontSize={1}
              text={isSuggested ? inputWords.confirm : inputWords.markDone}
              title={isSuggested ? inputWords.confirmHint : inputWords.markDoneHint}
              onClick={markDone}
            />
          </div>
        </Stack>
      )}
      {isFormatted ? (
        <Stack gap={3}>
          <Caption>{words.french}</Caption>
          {field.fr !== undefined && (
            <div className={styles.source} lang={LOCALES.fr}>
              {plainText(field.fr)}
            </div>
          )}
          <Muted>{words.formatted}</Muted>
        </Stack>
      ) : (
        <Stack gap={3} className={styles.writing}>
          <Text as="label" size={1} weight="medium" htmlFor="french">
            {words.french}
          </Text>
          <TextArea
            id="french"
            ref={french}
            lang={LOCALES.fr}
            rows={field._type === 'localeText' ? 6 : 2}
            value={text}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget
              const next = field._type === 'localeString' ? value.replaceAll('\n', ' ') : value
              setTyped(next)
              write(next)
            }}
            onBlur={() => setTyped(null)}
            onKeyDown={onKeyDown}
          />
          {place.max !== undefined && <LengthLeft left={place.max - text.length} />}
          <SameEnglish
            elsewhere={elsewhere}
            onTake={(found) => {
              setTyped(null)
              write(found)
              french.current?.focus()
            }}
          />
          <Flex gap={3} align="center">
            <Button
              tone="primary"
              disabled={!hasText(text)}
              text={onNext ? words.saveAndNext : words.save}
              onClick={saveAndNext}
            />
            <Muted>{words.saveHint}</Muted>
            <Text size={1} role="status">
              {state === 'done' && !onNext && words.allDone}
            </Text>
          </Flex>
        </Stack>
      )}
      <NoteToAuthor key={note?.reply?.at} document={item.document._id} onSent={onReply} />
    </Stack>
  )
}

/** The number of characters that are left, or too many. Screen readers announce only that there are too many. */
function LengthLeft({ left }: { left: number }) {
  const { words } = useWords()
  return left >= 0 ? (
    <Muted>{words.left(left)}</Muted>
  ) : (
    <Text size={1} role="status" className={styles.tooLong}>
      {words.tooLong(-left)}
    </Text>
  )
}

interface SameEnglishProps {
  elsewhere: Elsewhere[]
  onTake: (french: string) => void
}

/** French texts that other places have for the same English. One click copies a text into this field. */
function SameEnglish({ elsewhere, onTake }: SameEnglishProps) {
  const { words } = useWords()
  if (elsewhere.length === 0) return null
  return (
    <Stack gap={3}>
      <Caption>{words.elsewhere}</Caption>
      <ul className={styles.elsewhere}>
        {elsewhere.map(({ french, count }) => (
          <li key={french}>
            <span lang={LOCALES.fr}>{french}</span>
            <small>{words.places(count)}</small>
            <SmallButton text={words.take} title={words.takeThis(french)} onClick={() => onTake(french)} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
