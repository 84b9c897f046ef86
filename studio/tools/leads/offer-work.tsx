import { Flex, Stack, Text } from '@sanity/ui'
import type { StaffOffer } from '#lib/leads/staff/match-view.ts'
import { readFile } from '#studio/core/ask-server.ts'
import { saveFile } from '#studio/core/save-file.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { SmallButton } from '#studio/core/ui/small-button.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { PhotoAt } from './lead-photo.tsx'
import { contractorFileUrl } from './leads-api.ts'
import { useMatchingWords } from './matching-words.ts'

/** The file of a quote. It is saved and never opened as a page of this site. */
export function QuoteFile({ contractorId, file }: { contractorId: string; file: string }) {
  const { words } = useMatchingWords()
  const { problem, isBusy, run } = useAction()

  async function save() {
    const saved = await readFile(contractorFileUrl(contractorId, file))
    saveFile(saved.name, saved.type, saved)
  }

  return (
    <Stack gap={2}>
      <Flex>
        <SmallButton text={words.quoteFile} disabled={isBusy} onClick={() => run(save)} />
      </Flex>
      <Alert problem={problem} />
    </Stack>
  )
}

interface FinishedWorkProps {
  contractorId: string
  finished: NonNullable<StaffOffer['finished']>
}

/** What the contractor reported at the end of the job, with the photo of the work. */
export function FinishedWork({ contractorId, finished: { text, photo, at } }: FinishedWorkProps) {
  const { words, time } = useMatchingWords()
  return (
    <Stack gap={2}>
      <Muted>{words.reportedDone(time(at))}</Muted>
      {text && (
        <Text size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Text>
      )}
      {photo && <PhotoAt address={contractorFileUrl(contractorId, photo)} name={words.workPhoto} />}
    </Stack>
  )
}
