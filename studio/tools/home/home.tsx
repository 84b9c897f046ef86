import { Box, Flex, Heading, Stack, Text } from '@sanity/ui'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { APPROVAL } from '#lib/shapes/approval.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isTranslator } from '#studio/core/roles.ts'
import { LabelledCheckbox } from '#studio/core/ui/labelled-checkbox.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { readAgain } from '#studio/core/watch-documents.ts'
import styles from './home.module.css'
import { isBy } from './home-content.ts'
import { type Home as HomeContent, readHome, TYPES } from './read-home.ts'
import { Recent } from './recent.tsx'
import type { Review } from './review-dialog.tsx'
import { Waiting } from './waiting.tsx'
import { useHomeWords } from './words.ts'

const ForYou = lazy(() => import('./for-you.tsx'))
const Elsewhere = lazy(() => import('./elsewhere.tsx'))
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))

/** The first pane of the Studio: drafts to publish, recent changes, and the work left in the tools. */
export default function Home({ lines }: { lines: HomeLine[] }) {
  const { words, language, number } = useHomeWords()
  const user = useCurrentUser()
  const { home, error, reload } = useHome(isTranslator(user))
  const [isOnlyMine, setIsOnlyMine] = useState(false)
  const { heading, review, setReview } = useReview()

  if (error !== null) return <NotLoaded error={errorSentence(error, language)} onReload={reload} />
  if (home === null) return <NotLoaded error={null} loading={words.loading} />

  const { drafts, recent, leftToEditors } = home
  const shown = isOnlyMine ? drafts.filter((draft) => isBy(draft, user?.id)) : drafts
  const ownLines = lines.filter(({ tool: { isFor = () => true } }) => isFor(user))
  const recents = { me: user?.id, isOnlyMine }
  return (
    <div id="home" className={styles.home}>
      <div className={styles.columns}>
        {ownLines.map(
          ({ tool, section: Urgent }) =>
            Urgent && (
              <Suspense key={tool.name}>
                <Urgent tool={tool} className={styles.whole} />
              </Suspense>
            ),
        )}
        {user && (
          <Suspense>
            <ForYou me={user.id} />
          </Suspense>
        )}
        <Stack gap={4}>
          <Flex gap={4} align="center" justify="space-between" wrap="wrap">
            <Heading as="h1" size={2} ref={heading} tabIndex={-1}>
              {words.waiting(number(shown.length))}
            </Heading>
            <LabelledCheckbox label={words.onlyMine} checked={isOnlyMine} onChange={setIsOnlyMine} />
          </Flex>
          {shown.length > 0 ? (
            <Waiting drafts={shown} me={user?.id} onReview={setReview} />
          ) : (
            <Text muted>{isOnlyMine ? words.nothingOfMine : words.nothing}</Text>
          )}
          {leftToEditors > 0 && (
            <Box paddingY={2}>
              <Muted>{words.leftToEditors(number(leftToEditors))}</Muted>
            </Box>
          )}
        </Stack>
        <Stack gap={5}>
          <Suspense>
            <Elsewhere lines={ownLines} />
          </Suspense>
          <Recent title={words.edited} changes={recent} {...recents} />
          <Recent
            title={words.recentlyPublished}
            changes={recent.filter(({ isDraft, release }) => !isDraft && !release)}
            {...recents}
          />
        </Stack>
      </div>
      <Suspense>{review && <ReviewDialog review={review} onClose={() => setReview(null)} />}</Suspense>
    </div>
  )
}

/** The content of Home. It is read again after every change of a document. */
function useHome(isLimited: boolean) {
  const client = useClient({ apiVersion: API_VERSION })
  const [home, setHome] = useState<HomeContent | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): It counts the reloads, and each reload must run the effect.
  useEffect(() => {
    setError(null)
    const content = readAgain(client, [...TYPES, APPROVAL], () => readHome(client, isLimited))
    const subscription = content.subscribe({ next: setHome, error: setError })
    return () => subscription.unsubscribe()
  }, [client, isLimited, round])

  return { home, error, reload: useCallback(() => setRound((last) => last + 1), []) }
}

/**
 * The drafts under review, before they are published or discarded. Afterwards the heading of Home takes the focus, because the
 * button that had it may be gone. The heading says how many drafts still wait.
 */
function useReview() {
  const heading = useRef<HTMLDivElement>(null)
  const hasReviewed = useRef(false)
  const [review, setReview] = useState<Review | null>(null)
  useEffect(() => {
    if (review !== null) hasReviewed.current = true
    else if (hasReviewed.current) heading.current?.focus()
  }, [review])
  return { heading, review, setReview }
}
