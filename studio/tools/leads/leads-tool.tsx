import { Box, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { useRouter } from 'sanity/router'
import { MAIL } from '#lib/leads/mails/mail.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { ListAndDetails } from '#studio/core/ui/list-and-details.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useLoaded } from '#studio/core/use-loaded.ts'
import { LeadDetails } from './lead-details.tsx'
import { LeadFilters } from './lead-filters.tsx'
import { LeadList } from './lead-list.tsx'
import { type LeadQuery, leadsApi, type SuspectedLeads } from './leads-api.ts'
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
  const filters = (
    <>
      <LeadFilters
        query={query}
        counts={counts.value}
        choices={choices.value}
        serviceName={serviceName}
        onChange={setQuery}
        onErased={changed}
      />
      {query.suspicion && <SuspectedActions query={query} onChanged={changed} />}
    </>
  )
  const notices = (
    <>
      {/* When a later request fails, the page below stays, so that typed text is not lost. */}
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
    </>
  )
  return (
    <ListAndDetails
      id="leads"
      title={title}
      notices={notices}
      filters={filters}
      list={
        <LeadList
          query={query}
          staff={choices.value.staff}
          serviceName={serviceName}
          hasCrm={forwarders.length > 0}
          changes={changes}
          openId={openId}
          onOpen={(lead) => router.navigate({ lead })}
          onChanged={changed}
        />
      }
      details={
        openId && (
          <LeadDetails
            key={openId}
            id={openId}
            staff={choices.value.staff}
            serviceName={serviceName}
            hasCrm={forwarders.length > 0}
            changes={changes}
            onChanged={changed}
          />
        )
      }
      detailsFlex={1}
      words={words}
      onBack={() => router.navigate({})}
    />
  )
}

type Action = 'releaseAll' | 'deleteAll'

/** Releases or deletes all leads that are suspected for one reason. */
function SuspectedActions({ query, onChanged }: { query: LeadQuery; onChanged: () => void }) {
  const { words } = useWords()
  const toast = useToast()
  const [asked, setAsked] = useState<({ action: Action } & SuspectedLeads) | null>(null)
  const { problem, run } = useAction()

  const ask = (action: Action) => run(async () => setAsked({ action, ...(await leadsApi.suspected(query)) }))

  async function change({ action, before }: { action: Action; before: number }) {
    const title =
      action === 'releaseAll'
        ? words.releaseAllDone((await leadsApi.releaseAll(query, before)).released)
        : words.deleteDone((await leadsApi.deleteAll(query, before)).deleted)
    toast.push({ status: 'success', title })
    setAsked(null)
    onChanged()
  }

  return (
    <Stack gap={3} padding={4} paddingBottom={0}>
      <Flex gap={3} wrap="wrap">
        <Button text={words.releaseAll} tone="primary" onClick={() => ask('releaseAll')} />
        <Button text={words.deleteAll} tone="critical" mode="ghost" onClick={() => ask('deleteAll')} />
      </Flex>
      <Alert problem={problem} />
      {asked && (
        <ConfirmDialog
          action={words[asked.action]}
          text={words[`${asked.action}Text`](asked.count)}
          tone={asked.action === 'releaseAll' ? 'primary' : 'critical'}
          onClose={() => setAsked(null)}
          onConfirm={() => change(asked)}
        />
      )}
    </Stack>
  )
}
