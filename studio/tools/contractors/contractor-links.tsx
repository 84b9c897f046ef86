import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Flex, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import type { Contractor } from '#lib/leads/contractors/contractors.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { Section } from '#studio/core/ui/section.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useCopy } from '#studio/core/use-copy.ts'
import { contractorsApi } from './contractors-api.ts'
import { useWords } from './words.ts'

interface ContractorLinksProps {
  contractor: Contractor
  sendsMail: boolean
  onChanged: () => void
}

/** Mails the contractor the link to its jobs. Staff can copy it, which is the only way without a mail server. */
export function ContractorLinks({ contractor, sendsMail, onChanged }: ContractorLinksProps) {
  const { words } = useWords()
  const { problem, isBusy, run } = useAction()
  const [link, setLink] = useState('')
  const { note, setNote, copy } = useCopy(words)
  const { id, state } = contractor
  if (state === 'left') return null

  async function mail() {
    if (await run(() => contractorsApi.mailLinks(id))) setNote(words.linksMailed)
    onChanged()
  }

  const show = () => run(async () => setLink((await contractorsApi.link(id)).link))
  return (
    <Section title={words.links}>
      <Muted>{words.linksText}</Muted>
      <Flex gap={3} wrap="wrap">
        {sendsMail && <Button text={words.mailLinks} mode="ghost" disabled={isBusy} onClick={mail} />}
        <Button text={words.showLink} mode="ghost" disabled={isBusy} onClick={show} />
      </Flex>
      {link && (
        <Flex gap={3} wrap="wrap">
          <div style={{ flex: 1, minWidth: '14rem' }}>
            <TextInput
              readOnly
              aria-label={words.linkLabel}
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </div>
          <Button icon={CopyIcon} text={words.copy} mode="ghost" onClick={() => copy(link)} />
        </Flex>
      )}
      <Text size={1} role="status">
        {note}
      </Text>
      <Alert problem={problem} />
    </Section>
  )
}
