import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { MAIL } from '#lib/leads/mails/mail.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { LeadDetails } from './lead-details.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { type LeadQuery, leadsApi } from './leads-api.ts'
import { SuspectedActions } from './suspected-actions.tsx'
import { useServiceNames } from './use-service-names.ts'
import { useWords } from './words.ts'

/** The Leads tool: filters, list, and the lead that the address names. */
export default function LeadsTool({ title }: ToolProps) {
  const { words, day, language } = useWords()
  const router = useRouter()
  const [query, setQuery] = useState<LeadQuery>({})
  /** Increases with every change, so that the list is loaded again. */
  const [changes, setChanges] = useState(0)
  const counts = useLoaded(leadsApi.counts)
  const choices = useLoaded(leadsApi.choices)
  const serviceName = useServiceNames(language)
  const openId = typeof router.state.lead === 'string' ? router.state.lead : null
  const problem = counts.error ?? choices.error
  const reload = () => {
    counts.reload()
    choices.reload()
  }
  const changed = () => {
    setChanges((last) => last + 1)
    reload()
  }

  if (counts.value === null || choices.value === null) {
    return <NotLoaded error={problem} onReload={reload} />
  }
  const { thrownAway, forwarders, alarms } = counts.value
  return (
    <Flex id="leads" direction="column" height="fill">
      <Box padding={4} paddingBottom={0}>
        <Heading as="h1" size={3}>
          {title}
        </Heading>
      </Box>
      {/* What is typed below stays when a later answer fails. */}
      <Alert problem={problem} />
      {thrownAway && (
        <Box padding={4} paddingBottom={0}>
          <Muted>{words.thrownAway(thrownAway.count, day(thrownAway.since))}</Muted>
        </Box>
      )}
      {forwarders.length === 0 && (
        <Box padding={4} paddingBottom={0}>
          <Muted>{words.noCrm}</Muted>
        </Box>
      )}
      {alarms.map(({ forwarder, status }) => (
        <Card key={forwarder} tone="critical" padding={4} role="alert">
          <Text>{forwarder === MAIL ? words.mailAlarm(status) : words.alarm(forwarder, status)}</Text>
        </Card>
      ))}
      <LeadFilters
        query={query}
        counts={counts.value}
        choices={choices.value}
        serviceName={serviceName}
        onChange={setQuery}
        onErased={changed}
      />
      {query.suspicion && <SuspectedActions query={query} onChanged={changed} />}
      <Flex flex={1} overflow="hidden" direction={['column', 'column', 'row']}>
        <Card flex={1} overflow="auto" borderRight>
          <LeadList
            query={query}
            staff={choices.value.staff}
            serviceName={serviceName}
            hasCrm={forwarders.length > 0}
            changes={changes}
            openId={openId}
            onOpen={(lead) => router.navigate({ lead })}
          />
        </Card>
        <Card flex={1} overflow="auto">
          {openId ? (
            <LeadDetails
              key={openId}
              id={openId}
              staff={choices.value.staff}
              serviceName={serviceName}
              hasCrm={forwarders.length > 0}
              onChanged={changed}
            />
          ) : (
            <Stack padding={5}>
              <Text muted>{words.choose}</Text>
            </Stack>
          )}
        </Card>
      </Flex>
    </Flex>
  )
}
