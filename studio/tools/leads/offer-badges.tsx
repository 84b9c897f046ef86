import { Badge } from '@sanity/ui'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { useMatchingWords } from './matching-words.ts'

/** How many of the asked contractors have answered, and quotes that can be chosen, as long as nobody is chosen. */
export function OfferBadges({ lead: { offers, life } }: { lead: Pick<LeadSummary, 'offers' | 'life'> }) {
  const { words } = useMatchingWords()
  if (!offers || !life || !BEFORE_CHOICE.includes(life.state)) return null
  return (
    <>
      <Badge>{words.answeredOf(offers.answered, offers.asked)}</Badge>
      {offers.quoted > 0 && <Badge tone="positive">{words.quoteCame(offers.quoted)}</Badge>}
    </>
  )
}

const BEFORE_CHOICE: readonly string[] = ['received', 'matching', 'quoted']
