import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { pathText } from '#lib/i18n/at-path.ts'
import { glossaryTerms } from '#lib/i18n/glossary.ts'
import { isToReview } from '#lib/i18n/translation-state.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { errorSentence } from '#studio/core/error-words.ts'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { useTranslationNotes } from '#studio/core/translation-note/use-translation-notes.ts'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'
import { watchDocuments } from '#studio/core/watch-documents.ts'
import { useAddress } from './address.ts'
import { Editor } from './editor.tsx'
import { Filters } from './filters.tsx'
import { takeList } from './form-list.ts'
import { TranslationsHeader } from './header.tsx'
import { ItemList } from './item-list.tsx'
import { Overview } from './overview.tsx'
import { sameEnglish } from './same-english.ts'
import styles from './translations.module.css'
import { TYPES_BY_VISITS } from './visible-order.ts'
import { waitingFor } from './waiting.ts'
import { useWords } from './words.ts'
import {
  continuedList,
  itemsOf,
  matches,
  progress,
  type ShownDocument,
  type WorkItem,
  type WorkQuery,
} from './work-list.ts'

/** A changed document is a new object, so the stored items of an object stay valid. */
const read = new WeakMap<ShownDocument, WorkItem[]>()

function itemsOnce(document: ShownDocument): WorkItem[] {
  const items = read.get(document) ?? itemsOf(document)
  read.set(document, items)
  return items
}

/** The Translations tool: progress, work list, and the editor of one text. */
export default function TranslationsTool({ title }: ToolProps) {
  const { words, language } = useWords()
  const { documents, error, reload } = useDocuments()
  if (error === null && documents !== null) return <Workplace title={title} documents={documents} />
  const problem = error === null ? null : errorSentence(error, language)
  return <NotLoaded error={problem} loading={words.loading} onReload={reload} />
}

function Workplace({ title, documents }: { title: string; documents: ShownDocument[] }) {
  const { words } = useWords()
  const { query, openKey, setQuery, open } = useAddress()
  const items = useMemo(() => documents.flatMap(itemsOnce), [documents])
  const { overall, types } = useMemo(() => progress(items), [items])
  const list = useStableList(items, query)

  const index = list.findIndex(({ key }) => key === openKey)
  const openItem = list[index] ?? items.find(({ key }) => key === openKey)
  const previous = list[index - 1]
  const next = list.slice(index + 1).find((item) => matches(item, query))
  const elsewhere = useMemo(() => (openItem ? sameEnglish(items, openItem) : []), [items, openItem])
  const terms = useMemo(() => glossaryTerms(documents), [documents])
  const { value: notes, reload: reloadNotes } = useTranslationNotes(null)
  const waiting = useMemo(() => waitingFor(notes ?? [], items), [notes, items])
  const first = list.find((item) => matches(item, query))

  const toSuggest = list.filter(({ state, field }) => state !== 'done' && !isToReview(field))

  function takeAlong(current: WorkItem) {
    const items = list.filter((item) => item === current || matches(item, query))
    takeList({
      stops: items.map(({ document, path }) => ({
        id: document._id,
        type: document._type,
        path: pathText([...path, 'fr']),
      })),
      index: items.indexOf(current),
      address: location.pathname + location.search,
    })
  }

  return (
    <div id="translations" className={styles.tool}>
      <TranslationsHeader title={title} open={toSuggest} counts={overall} documents={documents} />
      <Filters query={query} types={types} onChange={setQuery} />
      <div className={styles.columns}>
        <nav className={styles.list} aria-label={words.list}>
          <ItemList items={list} query={query} openKey={openKey} onOpen={open} />
        </nav>
        <section className={styles.pane}>
          {openItem ? (
            <Editor
              key={openItem.key}
              item={openItem}
              position={index + 1}
              total={list.length}
              elsewhere={elsewhere}
              terms={terms}
              note={notes?.find(({ document }) => document === openItem.document._id)}
              onReply={reloadNotes}
              onClose={() => open(null)}
              onForm={() => takeAlong(openItem)}
              onPrevious={previous && (() => open(previous.key))}
              onNext={next && (() => open(next.key))}
            />
          ) : (
            <Overview
              types={types}
              waiting={waiting}
              onOpen={open}
              onChooseType={(type) => setQuery({ type })}
              onStart={first && (() => open(first.key))}
            />
          )}
        </section>
      </div>
    </div>
  )
}

/** The list keeps finished items in their place until the query changes. */
function useStableList(items: WorkItem[], query: WorkQuery): WorkItem[] {
  const last = useRef<{ query: WorkQuery; keys: string[] }>(null)
  return useMemo(() => {
    const keys = last.current?.query === query ? last.current.keys : []
    const list = continuedList(items, query, keys)
    last.current = { query, keys: list.map(({ key }) => key) }
    return list
  }, [items, query])
}

interface Documents {
  documents: ShownDocument[] | null
  error: unknown
  reload: () => void
}

/** The documents with translatable texts, kept up to date. */
function useDocuments(): Documents {
  const client = useClient({ apiVersion: API_VERSION })
  const [documents, setDocuments] = useState<ShownDocument[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): It counts the reloads, and each reload must run the effect.
  useEffect(() => {
    setError(null)
    const subscription = watchDocuments(client, TYPES_BY_VISITS).subscribe({
      next: setDocuments,
      error: setError,
    })
    return () => subscription.unsubscribe()
  }, [client, round])

  return { documents, error, reload: useCallback(() => setRound((last) => last + 1), []) }
}
