import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { Button, Flex, Stack, Text } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { ContractorState } from '#lib/leads/store/tables.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { LabelledInput } from '#studio/core/ui/labelled.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { type ContractorAnswer, contractorsApi } from './contractors-api.ts'
import { useWords } from './words.ts'

interface ContractorActionsProps {
  answer: ContractorAnswer
  onChanged: () => void
  onErased: () => void
}

/** The states that a contractor can have next, and its erasure. A pause and a leave are asked about first. */
export function ContractorActions({ answer, onChanged, onErased }: ContractorActionsProps) {
  const { words } = useWords()
  const toast = useToast()
  const { problem, isBusy, run } = useAction()
  const [asked, setAsked] = useState<'paused' | 'left' | 'erase' | null>(null)
  const [lastDay, setLastDay] = useState('')
  const { id, version } = answer.contractor

  async function set(state: ContractorState, pausedUntil: number | null = null) {
    await contractorsApi.setState(id, { version, state, pausedUntil })
    setAsked(null)
    onChanged()
  }

  async function erase() {
    const { installer } = await contractorsApi.erase(id)
    const isShown = installer !== null && answer.installer?.isPublished
    toast.push({
      status: isShown ? 'warning' : 'success',
      title: isShown ? words.erasedButShown : words.erased,
    })
    onErased()
  }

  /** Until the end of the last day, on the clock of the browser. */
  const endOf = (day: string) => new Date(`${day}T00:00`).setHours(24)
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap">
        {answer.nextStates.map((state) => (
          <Button
            key={state}
            text={words.setState[state]}
            tone={state === 'left' ? 'critical' : 'primary'}
            mode={state === 'left' || state === 'paused' ? 'ghost' : 'default'}
            disabled={isBusy}
            onClick={() => (state === 'left' || state === 'paused' ? setAsked(state) : run(() => set(state)))}
          />
        ))}
        <MenuButton
          id="contractor-menu"
          button={<Button icon={EllipsisHorizontalIcon} mode="bleed" aria-label={words.moreActions} />}
          menu={
            <Menu>
              <MenuItem text={words.erase} tone="critical" onClick={() => setAsked('erase')} />
            </Menu>
          }
          popover={{ portal: true, placement: 'bottom-end' }}
        />
      </Flex>
      <Alert problem={problem} />
      {asked === 'paused' && (
        <FormDialog
          id="pause-contractor"
          title={words.setState.paused}
          submit={words.setState.paused}
          onClose={() => setAsked(null)}
          onSubmit={() => set('paused', lastDay ? endOf(lastDay) : null)}
        >
          <Text>{words.pauseText}</Text>
          <LabelledInput
            label={words.pauseUntil}
            hint={words.pauseHint}
            type="date"
            value={lastDay}
            onChange={setLastDay}
          />
        </FormDialog>
      )}
      {asked === 'left' && (
        <ConfirmDialog
          action={words.setState.left}
          text={words.leaveText}
          tone="critical"
          onClose={() => setAsked(null)}
          onConfirm={() => set('left')}
        />
      )}
      {asked === 'erase' && (
        <FormDialog
          id="erase-contractor"
          title={words.erase}
          submit={words.eraseNow}
          tone="critical"
          onClose={() => setAsked(null)}
          onSubmit={erase}
        >
          <Text>{words.eraseText}</Text>
        </FormDialog>
      )}
    </Stack>
  )
}
