import type { SanityClient } from '@sanity/client'
import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useState } from 'react'
import { getPublishedId, useClient } from 'sanity'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { PAGE_FACTS_QUERY, type PageFacts, pagesOf } from '#studio/core/pages-of/pages-of.ts'
import { useDocumentOperationEvent } from '#studio/core/sanity-internals.ts'
import { undoPublications } from '#studio/core/undo-publish.ts'
import { useHistoryWords } from './history-words.ts'

/** How long a publication can be taken back with one click, in milliseconds. */
const OFFERED_MS = 30_000

/** Shows a toast after a publication of the document in this tab: "Published · View · Undo". */
export function usePublishedToast({ id, type }: { id: string; type: string }): void {
  const words = useHistoryWords()
  const language = useStudioLanguage()
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const publishedId = getPublishedId(id)
  const event = useDocumentOperationEvent(publishedId, type)
  const last = useRef(event)

  useEffect(() => {
    if (event === last.current) return
    last.current = event
    if (event?.type !== 'success' || event.op !== 'publish') return
    // All components that show this toast use the same id: a toast replaces an older toast with the same id.
    const toast = { id: `published-${publishedId}`, closable: true }
    async function undo(revision: string) {
      try {
        await undoPublications(client, [{ id: publishedId, revision }])
        push({ ...toast, status: 'success', title: words.undone, duration: 10_000 })
      } catch (error) {
        const description = errorSentence(error, language)
        push({ ...toast, status: 'error', title: words.notUndone, description, duration: OFFERED_MS })
      }
    }
    // Shown before the revision is read. It replaces the toast of the former publication, whose "Undo" is outdated.
    push({ ...toast, status: 'success', duration: OFFERED_MS, title: words.published('') })
    readPublished(client, publishedId, language).then(
      ({ revision, name, path }) =>
        push({
          ...toast,
          status: 'success',
          duration: OFFERED_MS,
          title: words.published(name),
          description: (
            <ToastButtons
              view={path === null ? null : { text: words.view, href: localizedHref(path, language) }}
              undo={{ text: words.undo, onClick: () => undo(revision) }}
            />
          ),
        }),
      () => push({ ...toast, status: 'warning', title: words.notOffered }),
    )
  }, [event, publishedId, client, push, words, language])
}

interface ToastButtonsProps {
  view: { text: string; href: string } | null
  undo: { text: string; onClick: () => Promise<void> }
}

function ToastButtons({ view, undo }: ToastButtonsProps) {
  const [isUndoing, setIsUndoing] = useState(false)
  return (
    <Flex gap={2} paddingTop={2}>
      {view && (
        <Button
          as="a"
          href={view.href}
          target="_blank"
          rel="noopener"
          mode="ghost"
          fontSize={1}
          padding={2}
          text={view.text}
        />
      )}
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={undo.text}
        data-testid="undo-publish"
        disabled={isUndoing}
        onClick={() => {
          setIsUndoing(true)
          void undo.onClick()
        }}
      />
    </Flex>
  )
}

/** The publication: its revision, the name of its document, and the path of the first page that shows it. */
async function readPublished(client: SanityClient, id: string, language: Language) {
  const found = await client.fetch<(PageFacts & { _rev: string }) | null>(
    PUBLISHED_QUERY,
    { id },
    { perspective: 'published' },
  )
  if (found === null) throw new Error(`There is no published ${id}.`)
  const name = found.name?.[language] ?? found.name?.en ?? ''
  return { revision: found._rev, name, path: pagesOf(found, language)[0]?.path ?? null }
}

const PUBLISHED_QUERY = PAGE_FACTS_QUERY.replace('_id,', '_id, _rev,')
