import { Button, Flex, Heading, Stack } from '@sanity/ui'
import { lazy, Suspense, useState } from 'react'
import { useCurrentUser } from 'sanity'
import { useFrenchHelp } from '#studio/core/french-help/use-french-help.ts'
import { useHelpWords } from '#studio/core/french-help/words.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { assignedRole } from '#studio/core/roles.ts'
import { translateOnly, translatesOnly } from '#studio/core/translates-only.ts'
import { LabelledCheckbox } from '#studio/core/ui/labelled-checkbox.tsx'
import { Muted } from '#studio/core/ui/muted.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import styles from './translations.module.css'
import { useWords } from './words.ts'
import { type Counts, doneShare, type ShownDocument, type WorkItem } from './work-list.ts'
import { useXliffWords } from './xliff/words.ts'

interface HeaderProps {
  title: string
  /** The texts of the present choice that French can be suggested for. */
  open: WorkItem[]
  counts: Counts
  /** All documents with translatable texts, with drafts applied. */
  documents: ShownDocument[]
}

/** The progress of the whole site, and the actions for many texts. */
export function TranslationsHeader({ title, open, counts, documents }: HeaderProps) {
  const { words, number, percent } = useWords()
  const [isPublishing, setIsPublishing] = useState(false)
  const total = counts.missing + counts.outOfDate + counts.done
  return (
    <header className={styles.header}>
      <Flex gap={4} align="center" wrap="wrap">
        <Stack gap={3} flex={1} style={{ minWidth: '16rem' }}>
          <Heading as="h1" size={2}>
            {title}
          </Heading>
          <ProgressBar counts={counts} />
          <Muted>
            {words.done(number(counts.done), number(total), percent(doneShare(counts)))} ·{' '}
            {number(counts.missing)} {words.counts.missing(counts.missing)} · {number(counts.outOfDate)}{' '}
            {words.counts.outOfDate}
          </Muted>
          {!isEmbedded && <OnlyFrench />}
        </Stack>
        <Flex gap={2} wrap="wrap">
          <SuggestMany items={open} />
          <XliffButtons />
          <Button mode="ghost" fontSize={1} text={words.publish} onClick={() => setIsPublishing(true)} />
        </Flex>
      </Flex>
      {isPublishing && <PublishDialog documents={documents} onClose={() => setIsPublishing(false)} />}
    </header>
  )
}

/** With hosted Sanity: the choice of a person to change only French. A translator by role needs no choice. */
function OnlyFrench() {
  const { words } = useWords()
  const user = useCurrentUser()
  if (assignedRole(user) === 'translator') return null
  return (
    <div>
      <LabelledCheckbox label={words.onlyFrench} checked={translatesOnly()} onChange={translateOnly} />
      <Muted>{words.onlyFrenchHint}</Muted>
    </div>
  )
}

const SuggestDialog = lazy(() => import('./suggest-dialog.tsx'))

/** Suggested French for many texts, where the server has a translation service. */
function SuggestMany({ items }: { items: WorkItem[] }) {
  const { words } = useHelpWords()
  const { number } = useWords()
  const { service } = useFrenchHelp()
  /** The texts when the dialog was opened: they get fewer while it works. */
  const [asked, setAsked] = useState<WorkItem[] | null>(null)
  if (service === null) return null
  return (
    <>
      <Button
        mode="ghost"
        fontSize={1}
        text={`${words.suggest} (${number(items.length)})`}
        title={words.suggestHint(service)}
        disabled={items.length === 0}
        onClick={() => setAsked(items)}
      />
      <Suspense>{asked && <SuggestDialog items={asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  )
}

const ExportDialog = lazy(() => import('./xliff/export-dialog.tsx'))
const ImportDialog = lazy(() => import('./xliff/import-dialog.tsx'))

/** Export for a translation agency, and import. */
function XliffButtons() {
  const words = useXliffWords()
  const [open, setOpen] = useState<'export' | 'import' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button mode="ghost" fontSize={1} text={words.export} onClick={() => setOpen('export')} />
      <Button mode="ghost" fontSize={1} text={words.import} onClick={() => setOpen('import')} />
      <Suspense>
        {open === 'export' && <ExportDialog onClose={close} />}
        {open === 'import' && <ImportDialog onClose={close} />}
      </Suspense>
    </>
  )
}
