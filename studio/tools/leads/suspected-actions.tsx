import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import type { LeadQuery, LeadsApi, SuspectedLeads } from './leads-api.ts'
import { useWords } from './words.ts'

type Action = 'releaseAll' | 'deleteAll'

interface SuspectedActionsProps {
  api: LeadsApi
  query: LeadQuery
  onChanged: () => void
}

/** Releases or deletes all leads that are suspected for one reason. */
export function SuspectedActions({ api, query, onChanged }: SuspectedActionsProps) {
  const { words } = useWords()
  const toast = useToast()
  const [asked, setAsked] = useState<({ action: Action } & SuspectedLeads) | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function ask(action: Action) {
    try {
      setAsked({ action, ...(await api.suspected(query)) })
      setError(null)
    } catch (problem) {
      setError((problem as Error).message)
    }
  }

  async function run({ action, before }: { action: Action; before: number }) {
    const title =
      action === 'releaseAll'
        ? words.releaseAllDone((await api.releaseAll(query, before)).released)
        : words.deleteDone((await api.deleteAll(query, before)).deleted)
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
      <Alert problem={error} />
      {asked && (
        <ConfirmDialog
          action={words[asked.action]}
          text={words[`${asked.action}Text`](asked.count)}
          tone={asked.action === 'releaseAll' ? 'primary' : 'critical'}
          onClose={() => setAsked(null)}
          onConfirm={() => run(asked)}
        />
      )}
    </Stack>
  )
}
