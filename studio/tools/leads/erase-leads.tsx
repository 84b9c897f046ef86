import { Box, Stack, Text } from '@sanity/ui'
import type { PromisedLead } from '#lib/leads/staff/promise.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { FormDialog } from '#studio/core/ui/form-dialog.tsx'
import { leadsApi, type SeveralAnswer } from './leads-api.ts'
import { contentsOf, erasure } from './several.ts'
import { useWords } from './words.ts'

interface EraseLeadsProps {
  leads: PromisedLead[]
  onClose: () => void
  onAnswer: (answer: SeveralAnswer) => void
}

/** Erases leads, after a list of everything that goes. A lead that gets a photo or a review meanwhile is not erased. */
export function EraseLeads({ leads, onClose, onAnswer }: EraseLeadsProps) {
  const { words } = useWords()

  async function erase() {
    const answer = await leadsApi.changeSeveral(erasure(leads))
    onClose()
    onAnswer(answer)
  }

  return (
    <FormDialog
      id="erase-leads"
      title={words.eraseChosenTitle(leads.length)}
      submit={words.eraseNow(leads.length)}
      tone="critical"
      onClose={onClose}
      onSubmit={erase}
    >
      <Text>{words.eraseChosenText}</Text>
      {!isEmbedded && leads.some((lead) => contentsOf(lead).hasReview) && <Text>{words.historyKeeps}</Text>}
      <Box as="ul" style={{ margin: 0, paddingLeft: '1.2em', maxHeight: '40vh', overflow: 'auto' }}>
        {leads.map((lead) => (
          <Box key={lead.submissionId} as="li" paddingY={2} style={{ overflowWrap: 'anywhere' }}>
            <Contents lead={lead} />
          </Box>
        ))}
      </Box>
    </FormDialog>
  )
}

function Contents({ lead }: { lead: PromisedLead }) {
  const { words } = useWords()
  const { photos, hasReview } = contentsOf(lead)
  return (
    <Stack gap={2}>
      <Text size={1} weight="medium">
        {lead.lead.name || lead.lead.email}
      </Text>
      <Text size={1}>
        {[lead.reference, words.photoCount(photos), hasReview && words.withReview]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Stack>
  )
}
