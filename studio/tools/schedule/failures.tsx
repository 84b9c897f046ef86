import { ErrorOutlineIcon } from '@sanity/icons/ErrorOutline'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import {
  getPublishedId,
  getReleaseIdFromReleaseDocumentId,
  isCardinalityOneRelease,
  type ReleaseDocument,
  useActiveReleases,
  useScheduledDraftDocument,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { errorSentence } from '#studio/core/error-words.ts'
import { useScheduleWords } from './words.ts'

/** The scheduled releases and drafts that could not be published in time, and why. Shown above Sanity's list. */
export default function Failures() {
  const { words } = useScheduleWords()
  const { data: releases } = useActiveReleases()
  const failed = releases.filter(({ state, error }) => state === 'active' && error !== undefined)
  if (failed.length === 0) return null
  return (
    <Card tone="critical" padding={4} role="alert">
      <Flex gap={3}>
        <Text size={1}>
          <ErrorOutlineIcon />
        </Text>
        <Stack gap={3} flex={1}>
          <Text size={1} weight="semibold">
            {words.failed(failed.length)}
          </Text>
          <Stack as="ul" gap={3}>
            {failed.map((release) => (
              <Failure key={release._id} release={release} />
            ))}
          </Stack>
        </Stack>
      </Flex>
    </Card>
  )
}

function Failure({ release }: { release: ReleaseDocument }) {
  const { words, language } = useScheduleWords()
  const isOfOne = isCardinalityOneRelease(release)
  const { firstDocument, firstDocumentPreview } = useScheduledDraftDocument(
    isOfOne ? release._id : undefined,
    { includePreview: true },
  )
  const id = getReleaseIdFromReleaseDocumentId(release._id)
  const title = firstDocumentPreview?.title ?? (release.metadata.title || words.unnamed)
  return (
    <Text as="li" size={1}>
      {isOfOne && firstDocument ? (
        <IntentLink
          intent="edit"
          params={{ id: getPublishedId(firstDocument._id), type: firstDocument._type, scheduledDraft: id }}
        >
          {title}
        </IntentLink>
      ) : (
        <IntentLink intent="release" params={{ id }}>
          {title}
        </IntentLink>
      )}
      {' – '}
      {errorSentence(release.error, language)}
    </Text>
  )
}
