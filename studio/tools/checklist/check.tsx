import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { Badge, Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema, useWorkspace } from 'sanity'
import { IntentLink, Link } from 'sanity/router'
import { pathText } from '#lib/i18n/at-path.ts'
import { documentName } from '#lib/i18n/document-name.ts'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import type { FieldPath } from '#lib/i18n/localized-field.ts'
import { FIGURE_PAGES } from '#schemas/pages/index.ts'
import { CHANGE_WORDS } from '#studio/core/changes/words.ts'
import { fieldLabel } from '#studio/core/field-label.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { typeTitle } from '#studio/core/type-titles.ts'
import styles from './checklist.module.css'
import type { DocumentProblem, Problem } from './checks.ts'
import type { ContentDocument } from './sample-identity.ts'
import { type CheckId, WORDS } from './words.ts'

interface CheckProps {
  check: CheckId
  problems: Problem[]
  /** Whether the check is about the server, and the server did not answer. */
  isUnknown: boolean
  /** Whether the problem already misleads the public, as invented reviews do on a public site. */
  isError: boolean
}

const SHOWN = 6

/** One check: its state, why it matters, and links to its problems. */
export function Check({ check, problems, isUnknown, isError }: CheckProps) {
  const words = WORDS[useStudioLanguage()]
  const { basePath } = useWorkspace()
  const { title, why } = words.checks[check]
  const isDone = problems.length === 0 && !isUnknown
  return (
    <Card as="li" border padding={4} radius={2} data-testid={`check-${check}`}>
      <Stack gap={4}>
        <Flex gap={3} align="center" wrap="wrap">
          <Text size={2}>{isDone ? <CheckmarkCircleIcon /> : <WarningOutlineIcon />}</Text>
          <Text as="h2" size={2} weight="semibold">
            {title}
          </Text>
          <Badge tone={isDone ? 'positive' : isError ? 'critical' : 'caution'}>
            {isDone ? words.done : words[isError ? 'errors' : 'open'](Math.max(problems.length, 1))}
          </Badge>
        </Flex>
        {!isDone && <Text size={1}>{isUnknown ? words.serverSilent : why}</Text>}
        {problems.length > 0 && <ProblemList problems={problems.slice(0, SHOWN)} />}
        {problems.length > SHOWN && (
          <details className={styles.more}>
            <summary>{words.more(problems.length - SHOWN)}</summary>
            <ProblemList problems={problems.slice(SHOWN)} />
          </details>
        )}
        {check === 'french' && !isDone && (
          <Text size={1}>
            <Link href={`${basePath}/translations`}>{words.openTool}</Link>
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function ProblemList({ problems }: { problems: Problem[] }) {
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={keyOf(problem)}>
          <ProblemLine problem={problem} />
        </li>
      ))}
    </ul>
  )
}

function keyOf(problem: Problem): string {
  if (problem.kind === 'server') return problem.says
  const { document, path, says } = problem
  return document._id + pathText(path) + (typeof says === 'string' ? says : (says?.en ?? ''))
}

function ProblemLine({ problem }: { problem: Problem }) {
  const language = useStudioLanguage()
  const schema = useSchema()
  if (problem.kind === 'server') return problem.says || WORDS[language].unset
  const { document, path } = problem
  const says = saysOf(problem, language)
  const type = schema.get(document._type)
  const field = type ? fieldLabel(type, document, outsideText(path)) : []
  const params = {
    id: document._id,
    type: document._type,
    ...(path.length > 0 && { path: pathText(path) }),
  }
  return (
    <>
      <IntentLink intent="edit" params={params}>
        {nameOf(document, language)}
      </IntentLink>
      {field.length > 0 && ` · ${field.join(' › ')}`}
      {says && CHANGE_WORDS[language].colon + says}
    </>
  )
}

/** What is wrong: in words where it is about French, and as it stands in the document. */
function saysOf({ fault, says = '' }: DocumentProblem, language: Language): string {
  const words = fault && WORDS[language].faults[fault]
  const text = typeof says === 'string' ? says : says[language]
  return [words, text].filter(Boolean).join(CHANGE_WORDS[language].colon)
}

/** The path without the parts inside a formatted text, because these parts have no titles. */
function outsideText(path: FieldPath): FieldPath {
  const language = path.findIndex((step) => typeof step === 'string' && isLanguage(step))
  return language === -1 ? path : path.slice(0, language + 1)
}

/** `Review: Amélie T.`, or only the type for singletons. */
function nameOf(document: ContentDocument, language: Language): string {
  const type = typeTitle(document._type, language)
  if (document._id === document._type) return type
  const page = FIGURE_PAGES.find(({ value }) => value === document.page)
  const name = page?.title[language] ?? documentName(document, language)
  return WORDS[language].named(type, name)
}
