import { Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { pathText } from '#lib/i18n/at-path.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { type DiffPart, wordDiff } from '#lib/i18n/word-diff.ts'
import { type ChangeWords, useChangeWords } from '#studio/core/changes/words.ts'
import { filledIn } from '#studio/core/figures/filled-in.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Heading3 } from '#studio/core/ui/texts.tsx'
import { WordMarks } from '#studio/core/ui/word-marks.tsx'
import styles from './change-list.module.css'
import { type Change, changesBetween } from './changes.ts'
import { useNames } from './names.ts'
import type { Shown } from './shown.ts'
import { type SafetyWords, useSafetyWords } from './words.ts'

/** A list of changes, each with the values before and after. */
export function ChangeList({ changes }: { changes: Change[] }) {
  const words = { ...useChangeWords(), ...useSafetyWords() }
  const names = useNames(changes.flatMap(namedIn), useStudioLanguage())
  return (
    <Stack as="ul" gap={3} className={styles.list}>
      {changes.map((change) => (
        <Card as="li" key={keyOf(change)} border padding={3} radius={2}>
          <Stack gap={3}>
            <Heading3>{change.labels.join(' › ')}</Heading3>
            <BeforeAndAfter change={change} names={names} words={words} />
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

/** The changes between two versions of a document of a type. */
export function useChanges(typeName: string, before: unknown, after: unknown): Change[] {
  const type = useSchema().get(typeName)
  const { labels } = useSafetyWords()
  return type ? changesBetween(type, before, after, labels) : []
}

/** The React key of a change. It contains the side, because a removed and an added list item may have the same path. */
function keyOf({ path, labels, before, after }: Change): string {
  const side = before === null ? 'added' : after === null ? 'removed' : 'changed'
  return [pathText(path), side, ...labels].join(' ')
}

function namedIn({ before, after }: Change): string[] {
  return [before, after].flatMap((shown) => {
    if (shown?.kind === 'reference') return [shown.id]
    return shown?.kind === 'picture' ? [shown.asset] : []
  })
}

type ListWords = ChangeWords & SafetyWords

interface RowProps {
  change: Change
  names: Map<string, string>
  words: ListWords
}

function BeforeAndAfter({ change: { labels, before, after }, names, words }: RowProps) {
  if (!before && !after) {
    return <Text size={1}>{labels.at(-1) === words.labels.order ? words.moved : words.formatting}</Text>
  }
  if (labels.at(-1) === words.labels.crop) return <Text size={1}>{words.recropped}</Text>
  const written = [textOf(before, names, words), textOf(after, names, words)] as const
  if (written[0] === written[1]) return <Text size={1}>{words.formatting}</Text>
  const lang = langOf(labels, words)
  const [old, now] = lang ? asShown(written, lang) : written
  if (!before) return <Value title={words.added} parts={[{ kind: 'added', text: now }]} lang={lang} />
  if (!after) return <Value title={words.removed} parts={[{ kind: 'removed', text: old }]} lang={lang} />
  const parts = wordDiff(old, now)
  return (
    <Stack gap={2}>
      <Value title={words.before} parts={parts.filter(({ kind }) => kind !== 'added')} lang={lang} />
      <Value title={words.after} parts={parts.filter(({ kind }) => kind !== 'removed')} lang={lang} />
    </Stack>
  )
}

function langOf(labels: string[], { labels: { english, french } }: SafetyWords): Language | undefined {
  if (labels.includes(english)) return 'en'
  return labels.includes(french) ? 'fr' : undefined
}

/** Both texts with their site figures filled in. If the results are equal, both stay as written, to show the change. */
function asShown(texts: readonly [string, string], lang: Language): readonly [string, string] {
  const [old, now] = [filledIn(texts[0], lang), filledIn(texts[1], lang)]
  return old === now ? texts : [old, now]
}

function Value({ title, parts, lang }: { title: string; parts: DiffPart[]; lang?: Language }) {
  return (
    <Stack gap={1}>
      <Muted>{title}</Muted>
      <WordMarks parts={parts} lang={lang && LOCALES[lang]} />
    </Stack>
  )
}

function textOf(shown: Shown | null, names: Map<string, string>, words: ListWords): string {
  switch (shown?.kind) {
    case undefined:
      return words.empty
    case 'text':
      return shown.text
    case 'yesNo':
      return shown.value ? words.yes : words.no
    case 'reference':
      return names.get(shown.id) ?? words.unnamed
    case 'picture':
      return words.picture(names.get(shown.asset) ?? shown.asset)
  }
}
