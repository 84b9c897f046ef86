import { CopyIcon } from '@sanity/icons/Copy'
import { Button, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { IntentLink } from 'sanity/router'
import type { LeadSummary } from '#lib/leads/staff/list.ts'
import { Alert } from '#studio/core/ui/alert.tsx'
import { type LeadsApi, photoUrl } from './leads-api.ts'
import { reviewMailLink } from './reply-link.ts'
import { useWords } from './words.ts'

interface LeadReviewProps {
  api: LeadsApi
  lead: LeadSummary
  /** Whether the site itself can send the link. */
  sendsMail: boolean
  onChanged: () => void
}

/** The link with which the customer of a finished lead writes a review, and the state of that review. */
export function LeadReview({ api, lead, sendsMail, onChanged }: LeadReviewProps) {
  const { words, time } = useWords()
  const [error, setError] = useState<string | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [isSent, setIsSent] = useState(false)
  const { linkExpiresAt, receivedAt, documentId, photo } = lead.review
  const id = lead.submissionId

  async function run(action: () => Promise<unknown>) {
    try {
      await action()
      setError(null)
    } catch (problem) {
      setError((problem as Error).message)
    }
    onChanged()
  }
  const send = () =>
    run(async () => {
      await api.mailReviewLink(id)
      setIsSent(true)
    })
  const make = () => run(async () => setLink((await api.makeReviewLink(id)).link))

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
                <Button text={words.reviewSend} tone="primary" disabled={isSent} onClick={send} />
              )}
              <Button
                text={linkExpiresAt === null ? words.reviewLink : words.reviewLinkAgain}
                mode="ghost"
                onClick={make}
              />
            </Flex>
          ) : (
            <ReviewLink lead={lead} link={link} />
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
          <a href={photoUrl(id, photo)} target="_blank" rel="noreferrer">
            <img src={photoUrl(id, photo)} alt={words.reviewPhoto} height={160} />
          </a>
          <Flex gap={3} wrap="wrap">
            <Button
              text={words.reviewPhotoAccept}
              tone="primary"
              onClick={() => run(() => api.acceptReviewPhoto(id))}
            />
            <Button
              text={words.reviewPhotoDelete}
              tone="critical"
              mode="ghost"
              onClick={() => run(() => api.deleteReviewPhoto(id))}
            />
          </Flex>
        </Stack>
      )}
      <Alert problem={error} />
    </Stack>
  )
}

function ReviewLink({ lead, link }: { lead: LeadSummary; link: string }) {
  const { words } = useWords()
  const [note, setNote] = useState<string | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setNote(words.copied)
    } catch {
      setNote(words.notCopied)
    }
  }

  return (
    <Stack gap={3}>
      <TextInput
        readOnly
        aria-label={words.reviewLinkOnce}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Flex gap={3} wrap="wrap">
        <Button icon={CopyIcon} text={words.copy} tone="primary" onClick={copy} />
        <Button as="a" href={reviewMailLink(lead, link)} text={words.reviewMail} mode="ghost" />
      </Flex>
      <Text size={1} role="status">
        {note}
      </Text>
    </Stack>
  )
}
