import { Badge, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { documentName } from '#lib/i18n/document-name.ts'
import { ChangeTable, type ShownChanges } from '#studio/core/changes/change-table.tsx'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { currentOf, type DocumentPair } from '#studio/core/document-pair.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { SentenceCard } from '#studio/core/ui/sentence-card.tsx'
import { changedText } from './changed-paragraphs.ts'
import { type Finding, type FindingKind, hasLoss, isWritten } from './check-import.ts'
import { useXliffWords } from './words.ts'

interface FindingsReportProps {
  findings: Finding[]
  pairs: Map<string, DocumentPair>
  /** The findings that are taken, and how to take one or leave it. */
  taken: ReadonlySet<Finding>
  onToggle: (finding: Finding) => void
}

const COUNTED: FindingKind[] = ['new', 'changed', 'confirmed', 'unchanged']

/** Most important first. */
const PROBLEMS: FindingKind[] = [
  'englishChanged',
  'frenchChanged',
  'malformed',
  'incomplete',
  'unknownField',
  'unknownDocument',
]

/** How many texts a file changes, and how many it does not. */
export function FindingCounts({ findings }: { findings: Finding[] }) {
  const words = useXliffWords()
  const { colon } = useChangeWords()
  return (
    <Flex gap={2} wrap="wrap">
      {[...COUNTED, ...PROBLEMS].map((kind) => {
        const count = findings.filter((finding) => finding.kind === kind).length
        if (count === 0 && kind !== 'new' && kind !== 'changed') return null
        const tone = PROBLEMS.includes(kind) ? 'caution' : kind === 'unchanged' ? 'default' : 'positive'
        return (
          <Badge key={kind} tone={tone} fontSize={1} padding={2}>
            {words.kinds[kind] + colon + count}
          </Badge>
        )
      })}
    </Flex>
  )
}

/** The changes that a file makes, and the texts that it cannot change, with the reasons. */
export function FindingsReport({ findings, pairs, taken, onToggle }: FindingsReportProps) {
  const words = useXliffWords()
  const { colon } = useChangeWords()
  const language = useStudioLanguage()
  const schema = useSchema()
  const of = (kind: FindingKind) => findings.filter((finding) => finding.kind === kind)

  function nameOf({ document }: Finding): string {
    const pair = pairs.get(document.id)
    const content = pair && currentOf(pair)
    return content ? documentName(content, language) : `${document.type}/${document.id}`
  }

  function labelOf({ document, path, field }: Finding): string {
    const type = schema.get(document.type)
    const pair = pairs.get(document.id)
    return path && type && pair ? fieldLabel(type, currentOf(pair), path).join(' › ') : field
  }

  const placed = (finding: Finding) => [nameOf(finding), labelOf(finding)].filter(Boolean).join(' › ')
  const changes = [...Map.groupBy(findings.filter(isWritten), ({ document }) => document.id)].map(
    ([id, own]): ShownChanges => ({
      id,
      type: own[0]?.document.type ?? '',
      name: own[0] ? nameOf(own[0]) : id,
      lines: own.map((finding) => {
        const { english, before, after } = changedText(finding)
        const choice = (
          <Checkbox
            key="choice"
            aria-label={words.take(placed(finding))}
            checked={taken.has(finding)}
            onChange={() => onToggle(finding)}
          />
        )
        return { title: `${labelOf(finding)}\n${english}`, before, after, choice }
      }),
    }),
  )
  return (
    <Stack gap={4}>
      {PROBLEMS.map((kind) => (
        <SentenceCard
          key={kind}
          tone="caution"
          title={words.kinds[kind]}
          sentences={of(kind).map((finding) =>
            finding.detail ? placed(finding) + colon + finding.detail : placed(finding),
          )}
        />
      ))}
      <SentenceCard
        tone="caution"
        title={words.toReview}
        sentences={findings.filter(({ isToReview }) => isToReview).map(placed)}
      />
      <SentenceCard
        tone="caution"
        title={words.lost}
        sentences={findings.filter(hasLoss).map((finding) => {
          const losses = finding.lost?.map(({ kind, says }) => `${words.losses[kind]} (${says})`)
          return placed(finding) + colon + losses?.join('; ')
        })}
      />
      {changes.length > 0 ? (
        <Card border radius={2}>
          <ChangeTable label={words.changes} documents={changes} />
        </Card>
      ) : (
        <Text size={1}>{words.nothing}</Text>
      )}
    </Stack>
  )
}
