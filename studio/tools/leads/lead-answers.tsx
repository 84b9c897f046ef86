import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useContentNames } from '#studio/core/use-content-names.ts'
import { labelledAnswers } from './answer-labels.ts'
import type { ServiceName } from './service-names.ts'
import { useContractorName } from './use-contractor-name.ts'
import { useWords } from './words.ts'

/** The answers of the customer, and below them the technical fields, which are collapsed at first. */
export function LeadAnswers({ lead, serviceName }: { lead: LeadSummary; serviceName: ServiceName }) {
  const { words, language } = useWords()
  const { names } = useContentNames(language)
  const contractor = useContractorName(lead.lead.contractor ?? '')
  const answers = labelledAnswers(lead, language, serviceName, {
    nameOf: (kind, key) => names?.nameOf(kind, key) ?? key,
    contractor,
  })
  return (
    <Stack gap={3}>
      <Heading as="h3" size={1}>
        {words.answers}
      </Heading>
      <Card border radius={2} padding={3}>
        <Answers answers={answers.filter(({ isTechnical }) => !isTechnical)} />
      </Card>
      <Card as="details" border radius={2} padding={3}>
        <Text as="summary" size={1} style={{ cursor: 'pointer' }}>
          {words.technical}
        </Text>
        <Box paddingTop={3}>
          <Answers answers={answers.filter(({ isTechnical }) => isTechnical)} />
        </Box>
      </Card>
    </Stack>
  )
}

function Answers({ answers }: { answers: ReturnType<typeof labelledAnswers> }) {
  return (
    <Stack as="dl" gap={3} style={{ margin: 0 }}>
      {answers.map(({ name, label, value }) => (
        <Flex key={name} gap={3}>
          <Box as="dt" style={{ width: '11rem' }}>
            <Muted>{label}</Muted>
          </Box>
          <Box
            as="dd"
            flex={1}
            style={{ margin: 0, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            <Text size={1}>{value}</Text>
          </Box>
        </Flex>
      ))}
    </Stack>
  )
}
