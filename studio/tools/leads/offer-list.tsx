import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { getFormatters } from '#lib/i18n/format.ts'
import type { StaffMatch, StaffOffer } from '#lib/leads/staff/match-view.ts'
import { stepsFrom } from '#lib/requests/life.ts'
import { useChangeWords } from '#studio/core/changes/words.ts'
import { ConfirmDialog } from '#studio/core/ui/confirm-dialog.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { leadsApi } from './leads-api.ts'
import { emphasis } from './main-action.ts'
import { useMatchingWords } from './matching-words.ts'
import { hasNewMessages } from './new-messages.ts'
import { priceText } from './offer-event.ts'
import { OfferLink } from './offer-link.tsx'
import { FinishedWork, QuoteFile } from './offer-work.tsx'

const TONES = {
  asked: 'caution',
  declined: 'default',
  quoted: 'positive',
  chosen: 'primary',
  expired: 'default',
  closed: 'default',
  dropped: 'critical',
} as const satisfies Record<StaffOffer['state'], string>

interface OfferListProps {
  id: string
  match: StaffMatch
  onChanged: () => void
}

/** The contractors who were asked about a request, with what each has answered. */
export function OfferList({ id, match, onChanged }: OfferListProps) {
  const { words } = useMatchingWords()
  if (match.offers.length === 0) return null
  return (
    <Stack as="ul" gap={3} aria-label={words.asked} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {match.offers.map((offer) => (
        <li key={offer.id}>
          <Card border radius={2} padding={3}>
            <OfferCard id={id} match={match} offer={offer} onChanged={onChanged} />
          </Card>
        </li>
      ))}
    </Stack>
  )
}

/** What the person was asked to confirm. */
type Asked = 'choose' | 'drop'

function OfferCard({ id, match, offer, onChanged }: OfferListProps & { offer: StaffOffer }) {
  const { words, time } = useMatchingWords()
  const { colon } = useChangeWords()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [openedAt] = useState(Date.now)
  const hasNew = hasNewMessages(offer, openedAt)
  const { life, offers } = match
  const { state, seenAt, reason, quote, quoteVersion, messages } = offer
  const business = offer.business ?? words.formerContractor
  const steps = stepsFrom(life.state, 'staff')
  const seen = life.version
  const facts = [
    words.askedAt(time(offer.askedAt), offer.askedBy),
    seenAt !== null && words.seenAt(time(seenAt)),
    state === 'asked' && words.answerBy(time(offer.answerBy)),
    offer.answeredAt !== null && words.answeredAt(time(offer.answeredAt)),
    reason && words.reasons[reason],
  ]

  async function confirm() {
    if (asked === 'choose') await leadsApi.chooseQuote(id, { offer: offer.id, quoteVersion, seen })
    else await leadsApi.dropChosen(id, { offer: offer.id, seen })
    setAsked(null)
    onChanged()
  }

  return (
    <Stack gap={3}>
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
          {business}
        </Text>
        <Badge tone={TONES[state]}>
          {state === 'asked' && seenAt !== null ? words.opened : words.states[state]}
        </Badge>
      </Flex>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
      {quote && <QuoteText quote={quote} finished={offer.finished} />}
      {quote?.file && offer.business !== null && (
        <QuoteFile contractorId={offer.contractorId} file={quote.file} />
      )}
      {offer.finished && <FinishedWork contractorId={offer.contractorId} finished={offer.finished} />}
      {messages.length > 0 && (
        <details open={hasNew}>
          <summary style={{ cursor: 'pointer' }}>
            <Text as="span" size={1} style={{ display: 'inline-block' }}>
              {words.messages(messages.length)}
            </Text>
          </summary>
          <Stack gap={3} paddingTop={3}>
            {messages.map(({ id: message, at, sender, text }) => (
              <Stack key={message} gap={2}>
                <Muted>{`${words.senders[sender]}, ${time(at)}`}</Muted>
                <Text size={1} style={WORDS}>
                  {text}
                </Text>
              </Stack>
            ))}
          </Stack>
        </details>
      )}
      <Flex gap={3} wrap="wrap">
        {state === 'quoted' && steps.includes('choose') && (
          <Button
            text={words.choose}
            aria-label={words.choose + colon + business}
            onClick={() => setAsked('choose')}
            {...emphasis(offers.filter((one) => one.state === 'quoted').length === 1)}
          />
        )}
        {state === 'chosen' && steps.includes('drop') && (
          <Button
            text={words.drop}
            aria-label={words.drop + colon + business}
            tone="critical"
            mode="ghost"
            onClick={() => setAsked('drop')}
          />
        )}
      </Flex>
      {LINKED.includes(state) && offer.business !== null && (
        <OfferLink id={id} offer={offer.id} business={business} />
      )}
      {asked && (
        <ConfirmDialog
          action={words[asked]}
          text={asked === 'choose' ? words.chooseText(business) : words.dropText(business)}
          tone={asked === 'choose' ? 'primary' : 'critical'}
          onClose={() => setAsked(null)}
          onConfirm={confirm}
        />
      )}
    </Stack>
  )
}

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

/** The states in which the link shows the job. */
const LINKED: readonly string[] = ['asked', 'quoted', 'chosen']

function QuoteText({
  quote,
  finished,
}: {
  quote: NonNullable<StaffOffer['quote']>
  finished: StaffOffer['finished']
}) {
  const { words, language, list } = useMatchingWords()
  const { colon } = useChangeWords()
  const { price, date } = getFormatters(language)
  const { priceLow, priceHigh, tax, permit, included, days, validUntil } = quote
  const facts = [
    `${priceText(priceLow, priceHigh, language)} ${tax === 'added' ? words.plusTax : words.noTax}`,
    permit !== null && words.permit(price(permit)),
    words.validUntil(date(validUntil)),
    finished?.price != null && words.finalPrice(price(finished.price)),
  ]
  return (
    <Stack gap={2}>
      <Text size={1}>{facts.filter(Boolean).join(' · ')}</Text>
      <Text size={1} style={WORDS}>
        {included}
      </Text>
      <Muted>{words.days + colon + list(days.map(date))}</Muted>
    </Stack>
  )
}
