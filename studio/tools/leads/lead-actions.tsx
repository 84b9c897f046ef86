import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { Button, Flex, Stack } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useState } from 'react'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { EraseLeads } from './erase-leads.tsx'
import { leadsApi, type SeveralAnswer } from './leads-api.ts'
import { emphasis, type MainAction, nextStepOf } from './main-action.ts'
import { replyLink } from './reply-link.ts'
import { useFinishCheck } from './use-finish-check.tsx'
import { useWords } from './words.ts'

interface LeadActionsProps {
  lead: PromisedLead
  main: MainAction
  hasCrm: boolean
  onChanged: () => void
}

/** The actions on a lead. The main one is first, those that are seldom needed are in a menu. */
export function LeadActions({ lead, main, hasCrm, onChanged }: LeadActionsProps) {
  const { words } = useWords()
  const { problem, isBusy, run } = useAction()
  const [asked, setAsked] = useState<'delete' | 'erase' | null>(null)
  const finishCheck = useFinishCheck()
  const { submissionId: id, state, life, isBeingSent } = lead
  const { email, phone, name } = lead.lead

  async function send(action: () => Promise<unknown>) {
    await run(action)
    onChanged()
  }

  async function remove() {
    await leadsApi.deleteSuspected(id)
    setAsked(null)
    onChanged()
  }

  function erased({ refused: [refused] }: SeveralAnswer) {
    void send(async () => {
      if (refused) throw new Error(refused.message)
    })
  }

  const next = life && nextStepOf(life)
  return (
    <Stack gap={3}>
      <Flex gap={3} wrap="wrap">
        {main === 'release' && (
          <>
            <Button text={words.release} tone="primary" onClick={() => send(() => leadsApi.release(id))} />
            <Button text={words.delete} tone="critical" mode="ghost" onClick={() => setAsked('delete')} />
          </>
        )}
        {main === 'resend' && (
          <Button
            text={words.resend}
            tone="primary"
            disabled={isBeingSent || isBusy}
            onClick={() => send(() => leadsApi.resend(id))}
          />
        )}
        {main === 'step' && life && next && (
          <Button
            text={words.takeStep[next]}
            tone="primary"
            disabled={isBusy}
            onClick={() =>
              finishCheck.take([lead], next, () =>
                send(() => leadsApi.takeStep(id, { step: next, seen: life.version })),
              )
            }
          />
        )}
        {main === 'finish' && (
          <Button
            text={lead.type === 'claim' ? words.settle : words.takeStep.finish}
            tone="primary"
            disabled={isBusy}
            onClick={() => send(() => leadsApi.change(id, { field: 'stage', from: 'working', to: 'done' }))}
          />
        )}
        {state !== 'suspected' && (
          <>
            {email && (
              <Button as="a" href={replyLink(lead)} text={words.reply} {...emphasis(main === 'reply')} />
            )}
            {phone && (
              <Button
                as="a"
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
                text={`${words.call} ${phone}`}
                mode="ghost"
              />
            )}
            <MenuButton
              id="lead-menu"
              button={<Button icon={EllipsisHorizontalIcon} mode="bleed" aria-label={words.moreActions} />}
              menu={
                <Menu>
                  {hasCrm && state !== 'parked' && (
                    <MenuItem
                      text={words.resendMenu[state]}
                      disabled={isBeingSent}
                      onClick={() => send(() => leadsApi.resend(id))}
                    />
                  )}
                  <MenuItem text={words.eraseOne} tone="critical" onClick={() => setAsked('erase')} />
                </Menu>
              }
              popover={{ portal: true, placement: 'bottom-end' }}
            />
          </>
        )}
      </Flex>
      <Alert problem={problem} />
      {finishCheck.question}
      {asked === 'delete' && (
        <ConfirmDialog
          action={words.deleteLead}
          text={words.deleteLeadText(name || email)}
          tone="critical"
          onClose={() => setAsked(null)}
          onConfirm={remove}
        />
      )}
      {asked === 'erase' && <EraseLeads leads={[lead]} onClose={() => setAsked(null)} onAnswer={erased} />}
    </Stack>
  )
}
