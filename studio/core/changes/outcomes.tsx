import { Button, Card, Stack, Text } from '@sanity/ui'
import { useEffect, useRef, useState } from 'react'
import { useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import type { Language } from '#lib/i18n/languages.ts'
import { errorSentence } from '../error-words.ts'
import { chooseAtHome, homePath } from '../home-address.ts'
import { useStudioLanguage } from '../language.ts'
import type { Publication } from '../undo-publish.ts'
import type { Written } from '../use-writer.ts'
import type { PlannedDocument, WriteOutcome } from '../write-document.ts'
import { UndoPublications } from './undo-publications.tsx'
import { type ChangeWords, useChangeWords } from './words.ts'

const TONES = {
  drafted: 'positive',
  published: 'positive',
  changedMeanwhile: 'caution',
  breaksRules: 'caution',
  leftAsDraft: 'caution',
  hasDraft: 'caution',
  refused: 'critical',
} as const satisfies Record<WriteOutcome['kind'], string>

const KINDS = Object.keys(TONES) as WriteOutcome['kind'][]

interface OutcomesProps<Planned> {
  written: Written<Planned>[]
  nameOf: (planned: Planned) => string
}

/** Says how many of the documents were saved. */
export function writtenSentence(written: Written<unknown>[], words: ChangeWords): string {
  const saved = written.filter(({ outcome: { kind } }) => SAVED.has(kind))
  return words.written(saved.length, written.length)
}

const SAVED: ReadonlySet<WriteOutcome['kind']> = new Set([
  'drafted',
  'published',
  'breaksRules',
  'leftAsDraft',
])

/** The reason for an outcome; null when the kind of the outcome says it already. */
function reasonOf(outcome: WriteOutcome, language: Language): string | null {
  if ('error' in outcome) return errorSentence(outcome.error, language)
  return 'sentences' in outcome ? outcome.sentences.join(' ') : null
}

/** The results of writing documents, by outcome. The list takes the keyboard focus, because the button that had it is gone. */
export function Outcomes<Planned extends PlannedDocument>({ written, nameOf }: OutcomesProps<Planned>) {
  const words = useChangeWords()
  const language = useStudioLanguage()
  const self = useRef<HTMLDivElement>(null)
  const [isUndone, setIsUndone] = useState(false)
  useEffect(() => self.current?.focus(), [])

  return (
    <Stack gap={3} ref={self} tabIndex={-1} role="group" aria-label={words.result}>
      {KINDS.map((kind) => {
        const own = written.filter(({ outcome }) => outcome.kind === kind)
        if (own.length === 0) return null
        return (
          <Card key={kind} tone={TONES[kind]} border radius={2} padding={4}>
            <Stack gap={3}>
              <Text weight="semibold" size={1}>
                {kind === 'published' && isUndone ? words.takenBack : words.outcomes[kind]} ({own.length})
              </Text>
              <Text size={1}>
                {own.map(({ planned, outcome }, index) => {
                  const reason = reasonOf(outcome, language)
                  const end =
                    reason === null ? (index < own.length - 1 ? ', ' : '') : `${words.colon}${reason} `
                  return nameOf(planned) + end
                })}
              </Text>
              {kind === 'published' && (
                <UndoPublications
                  publications={own.flatMap(publicationOf)}
                  hadNoDrafts
                  onUndone={() => setIsUndone(true)}
                />
              )}
            </Stack>
          </Card>
        )
      })}
      <PublishAtHome ids={written.filter(isDraft).map(({ planned }) => planned.pair.id)} />
    </Stack>
  )
}

function publicationOf<Planned extends PlannedDocument>({
  planned,
  outcome,
}: Written<Planned>): Publication[] {
  return outcome.kind === 'published' ? [{ id: planned.pair.id, revision: outcome.revision }] : []
}

function isDraft({ outcome: { kind } }: Written<unknown>): boolean {
  return kind === 'drafted' || kind === 'leftAsDraft'
}

/** A button that opens the pane Home of the Studio with these drafts selected. */
function PublishAtHome({ ids }: { ids: string[] }) {
  const words = useChangeWords()
  const { basePath } = useWorkspace()
  const { navigateUrl } = useRouter()
  if (ids.length === 0) return null
  return (
    <div>
      <Button
        mode="ghost"
        text={words.publishAtHome(ids.length)}
        onClick={() => {
          chooseAtHome(ids)
          navigateUrl({ path: homePath(basePath) })
        }}
      />
    </div>
  )
}
