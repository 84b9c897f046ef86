import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { type LeadQuery, leadsApi, type SuspectedLeads } from './leads-api.ts'
import { useWords } from './words.ts'

type Action = 'releaseAll' | 'deleteAll'

/** Releases or deletes all leads that are suspected for one reason. */
export function SuspectedActions({ query, onChanged }: { query: LeadQuery; onChanged: () => void }) {
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
