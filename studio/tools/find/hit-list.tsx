import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { pathText } from '#lib/i18n/at-path.ts'
import { documentName } from '#lib/i18n/document-name.ts'
import { LOCALES } from '#lib/i18n/languages.ts'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { currentOf } from '#studio/core/document-pair.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import styles from './find.module.css'
import type { Hit } from './find-text.ts'
import type { FoundDocument } from './plan-replace.ts'
import { useFindWords } from './words.ts'

/** A key for a hit that is unique among all documents. */
export const hitKey = ({ pair }: FoundDocument, { key }: Hit) => `${pair.id} ${key}`

interface HitListProps {
  found: readonly FoundDocument[]
  replacement: string
  /** The keys of the hits that stay as they are. */
  left: ReadonlySet<string>
  onToggle: (key: string) => void
}

/** All hits, grouped by document. Each hit has a checkbox and shows its text before and after the replacement. */
export function HitList({ found, replacement, left, onToggle }: HitListProps) {
  const words = useFindWords()
  return (
    <Stack gap={3}>
      {found.map((document) => (
        <Card key={document.pair.id} border radius={2} padding={3} as="section">
          <Stack gap={3}>
            <DocumentName document={document} />
            {document.problem && (
              <Card tone="critical" padding={3} radius={2}>
                <Text size={1}>{words.refused(document.problem.sentence)}</Text>
              </Card>
            )}
            {document.hits.map((hit, index) => {
              const key = hitKey(document, hit)
              return (
                <HitRow
                  key={key}
                  document={document}
                  hit={hit}
                  number={index + 1}
                  replacement={replacement}
                  isChosen={!left.has(key)}
                  onToggle={() => onToggle(key)}
                />
              )
            })}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}

function DocumentName({ document: { pair, hits } }: { document: FoundDocument }) {
  const language = useStudioLanguage()
  const title = typeTitle(pair.type, language)
  const document = currentOf(pair)
  const path = hits[0] && pathText(hits[0].path)
  return (
    <Text as="h2" size={1} weight="semibold">
      <IntentLink
        intent="edit"
        params={{ id: pair.id, type: pair.type, ...(path && { path }) }}
        target="_blank"
      >
        {pair.id === pair.type || !document ? title : `${title} · ${documentName(document, language)}`}
      </IntentLink>
    </Text>
  )
}

interface HitRowProps {
  document: FoundDocument
  hit: Hit
  number: number
  replacement: string
  isChosen: boolean
  onToggle: () => void
}

/** The number of characters that are shown before a hit and after it. */
const AROUND = 60

function HitRow({ document, hit, number, replacement, isChosen, onToggle }: HitRowProps) {
  const words = useFindWords()
  const changeWords = useChangeWords()
  const schemaType = useSchema().get(document.pair.type)
  const { language, path, text, start, end } = hit
  const label = schemaType
    ? fieldLabel(schemaType, currentOf(document.pair), path).join(' › ')
    : pathText(path)
  const field = `${label} (${words.languages[language]})`
  const first = (start > AROUND ? '…' : '') + text.slice(Math.max(0, start - AROUND), start)
  const last = text.slice(end, end + AROUND) + (end + AROUND < text.length ? '…' : '')
  return (
    <Flex gap={3}>
      <Checkbox
        aria-label={words.hit(field, number)}
        checked={isChosen && document.problem === null}
        disabled={document.problem !== null}
        onChange={onToggle}
      />
      <Stack gap={2} flex={1}>
        <Muted>{field}</Muted>
        <div className={styles.pair} lang={LOCALES[language]}>
          <p>
            <span className={styles.side}>{changeWords.before}</span> {first}
            <del>{text.slice(start, end)}</del>
            {last}
          </p>
          <p>
            <span className={styles.side}>{changeWords.after}</span> {first}
            <ins>{replacement}</ins>
            {last}
          </p>
        </div>
      </Stack>
    </Flex>
  )
}
