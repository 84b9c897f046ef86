import { Tab, TabList, TabPanel } from '@sanity/ui'
import { lazy, Suspense } from 'react'
import { useRouter } from 'sanity/router'
import type { ToolProps } from '#studio/core/studio-tool.tsx'
import { ToolPage } from '#studio/core/ui/tool-page.tsx'
import { FieldEditor } from './field-editor.tsx'
import { useBulkWords } from './words.ts'

const CsvImport = lazy(() => import('./import/csv-import.tsx'))

const TABS = ['field', 'csv'] as const

/** The tool for bulk changes: it sets one field of many documents, or imports cities and services from a CSV table. */
export default function BulkTool({ title }: ToolProps) {
  const words = useBulkWords()
  const router = useRouter()
  const tab = router.state.tab === 'csv' ? 'csv' : 'field'
  const titles = { field: words.fieldTab, csv: words.csvTab }
  return (
    <ToolPage id="bulk" title={title}>
      <TabList gap={2}>
        {TABS.map((name) => (
          <Tab
            key={name}
            id={`bulk-tab-${name}`}
            aria-controls={`bulk-panel-${name}`}
            label={titles[name]}
            selected={tab === name}
            onClick={() => router.navigate(name === 'field' ? {} : { tab: name })}
          />
        ))}
      </TabList>
      <TabPanel id={`bulk-panel-${tab}`} aria-labelledby={`bulk-tab-${tab}`}>
        <Suspense>{tab === 'field' ? <FieldEditor /> : <CsvImport />}</Suspense>
      </TabPanel>
    </ToolPage>
  )
}
