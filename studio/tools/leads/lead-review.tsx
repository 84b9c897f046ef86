import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { useAction } from '#studio/core/use-action.ts'
import { useCopy } from '#studio/core/use-copy.ts'
import { LeadPhoto } from './lead-photo.tsx'
import { leadsApi } from './leads-api.ts'
import { emphasis, type MainAction } from './main-action.ts'
import { reviewMailLink } from './reply-link.ts'
import { useWords } from './words.ts'

interface LeadReviewProps {
  lead: LeadSummary
  main: MainAction
  /** Whether the site itself can send the link. */
  sendsMail: boolean
  onChanged: () => void
}

/** The link with which the customer of a finished lead writes a review, and the state of that review. */
export function LeadReview({ lead, main, sendsMail, onChanged }: LeadReviewProps) {
  const { words, time } = useWords()
  const { problem, run } = useAction()
  const [link, setLink] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const { linkExpiresAt, receivedAt, documentId, photo } = lead.review
  const id = lead.submissionId

  async function change(action: () => Promise<unknown>) {
    await run(action)
    onChanged()
  }
  const send = () => change(() => leadsApi.mailReviewLink(id).then(() => setIsSent(true)))
  const make = () => change(() => leadsApi.makeReviewLink(id).then((made) => setLink(made.link)))

  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        {words.review}
      </Heading>
      {receivedAt === null ? (
        <>
          <Text size={1}>{words.reviewText}</Text>
          {link === null ? (
            <Flex gap={3} wrap="wrap">
              {sendsMail && (
                <Button
                  text={words.reviewSend}
                  disabled={isSent}
                  onClick={send}
                  {...emphasis(main === 'review')}
                />
              )}
              <Button
                text={linkExpiresAt === null ? words.reviewLink : words.reviewLinkAgain}
                onClick={make}
                {...emphasis(main === 'review' && !sendsMail)}
              />
            </Flex>
          ) : (
            <ReviewLink lead={lead} link={link} isMain={main === 'review'} />
          )}
          <Text size={1} role="status">
            {isSent && words.reviewSent}
          </Text>
        </>
      ) : (
        <Text size={1}>
          {words.reviewCame(time(receivedAt))}{' '}
          <IntentLink intent="edit" params={{ id: documentId, type: 'review' }}>
            {words.reviewOpen}
          </IntentLink>
        </Text>
      )}
      {photo !== null && (
        <Stack gap={3}>
          <LeadPhoto leadId={id} id={photo} name={words.reviewPhoto} />
          <Flex gap={3} wrap="wrap">
            <Button
              text={words.reviewPhotoAccept}
              {...emphasis(main === 'photo')}
              onClick={() => change(() => leadsApi.acceptReviewPhoto(id))}
            />
            <Button
              text={words.reviewPhotoDelete}
              tone="critical"
              mode="ghost"
              onClick={() => change(() => leadsApi.deleteReviewPhoto(id))}
            />
          </Flex>
        </Stack>
      )}
      <Alert problem={problem} />
    </Stack>
  )
}

interface ReviewLinkProps {
  lead: LeadSummary
  link: string
  isMain: boolean
}

function ReviewLink({ lead, link, isMain }: ReviewLinkProps) {
  const { words } = useWords()
  const { note, copy } = useCopy(words)
  return (
    <Stack gap={3}>
      <TextInput
        readOnly
        aria-label={words.reviewLinkOnce}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Flex gap={3} wrap="wrap">
        <Button icon={CopyIcon} text={words.copy} onClick={() => copy(link)} {...emphasis(isMain)} />
        <Button as="a" href={reviewMailLink(lead, link)} text={words.reviewMail} mode="ghost" />
      </Flex>
      <Text size={1} role="status">
        {note}
      </Text>
    </Stack>
  )
}
