import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { StaffMatch } from '#lib/leads/staff/match-view.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { AskContractors } from './ask-contractors.tsx'
import { JobPreview } from './job-preview.tsx'
import { leadsApi } from './leads-api.ts'
import { useMatchingWords } from './matching-words.ts'
import { OfferList } from './offer-list.tsx'
import type { ServiceName } from './service-names.ts'

interface LeadMatchingProps {
  id: string
  match: StaffMatch
  /** Whether the contractors are what the request needs next. */
  isMain: boolean
  serviceName: ServiceName
  onChanged: () => void
}

/** The contractors of a request: who was asked and has answered, whom to ask now, and what they see. */
export function LeadMatching({ id, match, isMain, serviceName, onChanged }: LeadMatchingProps) {
  const { words } = useMatchingWords()
  const { problem, isBusy, run } = useAction()
  const { mode, isByHand, isOpen, offers, sendsMail } = match

  const notShared = match.photos.filter(({ sharing }) => sharing === '').length

  async function setByHand(byHand: boolean) {
    await run(() => leadsApi.matchByHand(id, byHand))
    onChanged()
  }

  return (
    <Stack as="section" gap={4} aria-label={words.matching}>
      <Heading as="h3" size={1}>
        {words.matching}
      </Heading>
      {mode === 'off' && (
        <Card tone="caution" padding={3} radius={2}>
          <Text size={1}>
            {words.off}{' '}
            <IntentLink intent="edit" params={{ id: 'siteSettings', type: 'siteSettings' }}>
              {words.turnOn}
            </IntentLink>
          </Text>
        </Card>
      )}
      {isOpen && (isByHand || mode === 'automatic') && (
        <Flex gap={3} align="center" wrap="wrap">
          <Muted>{isByHand ? words.byHand : words.automatic}</Muted>
          <Button
            text={isByHand ? words.giveBack : words.takeOver}
            mode="ghost"
            fontSize={1}
            padding={2}
            disabled={isBusy}
            onClick={() => setByHand(!isByHand)}
          />
        </Flex>
      )}
      <Alert problem={problem} />
      <OfferList id={id} match={match} onChanged={onChanged} />
      {isOpen && (
        <>
          {notShared > 0 && <Text size={1}>{words.notShared(notShared)}</Text>}
          {!sendsMail && <Text size={1}>{words.noMail}</Text>}
          <JobPreview
            id={id}
            match={match}
            isOpen={offers.length === 0}
            serviceName={serviceName}
            onChanged={onChanged}
          />
          <AskContractors id={id} match={match} isMain={isMain} onChanged={onChanged} />
        </>
      )}
    </Stack>
  )
}
