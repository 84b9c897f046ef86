import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import type { LeadQuery, LeadsApi, SuspectedLeads } from './leads-api.ts'
import { useWords } from './words.ts'

interface SuspectedActionsProps {
  api: LeadsApi
  query: LeadQuery
  onChanged: () => void
}

/** Releases or deletes all leads that are suspected for one reason. */
export function SuspectedActions({ api, query, onChanged }: SuspectedActionsProps) {
  const { words } = useWords()
  const toast = useToast()
  const [asked, setAsked] = useState<({ action: 'release' | 'delete' } & SuspectedLeads) | null>(null)
  const [error, setError] = useState<string | null>(null)

  async function ask(action: 'release' | 'delete') {
    try {
      setAsked({ action, ...(await api.suspected(query)) })
      setError(null)
    } catch (problem) {
      setError((problem as Error).message)
    }
  }

  function done(title: string) {
    toast.push({ status: 'success', title })
    setAsked(null)
    onChanged()
  }

  return (
    <Stack gap={3} padding={4} paddingBottom={0}>
      <Flex gap={3} wrap="wrap">
        <Button text={words.releaseAll} tone="primary" onClick={() => ask('release')} />
        <Button text={words.deleteAll} tone="critical" mode="ghost" onClick={() => ask('delete')} />
      </Flex>
      <Alert problem={error} />
      {asked?.action === 'release' && (
        <ConfirmDialog
          action={words.releaseAll}
          text={words.releaseAllText(asked.count)}
          tone="primary"
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const { released } = await api.releaseAll(query, asked.before)
            done(words.releaseAllDone(released))
          }}
        />
      )}
      {asked?.action === 'delete' && (
        <ConfirmDialog
          action={words.deleteAll}
          text={words.deleteAllText(asked.count)}
          tone="critical"
          onClose={() => setAsked(null)}
          onConfirm={async () => {
            const { deleted } = await api.deleteAll(query, asked.before)
            done(words.deleteDone(deleted))
          }}
        />
      )}
    </Stack>
  )
}
