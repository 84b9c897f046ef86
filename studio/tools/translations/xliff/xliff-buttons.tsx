import { Button } from '@sanity/ui'
import { lazy, Suspense, useState } from 'react'
import { useXliffWords } from './words.ts'

const ExportDialog = lazy(() => import('./export-dialog.tsx'))
const ImportDialog = lazy(() => import('./import-dialog.tsx'))

/** The way out to an agency and back. */
export function XliffButtons() {
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
