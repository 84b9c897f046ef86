import { useState } from 'react'
import { useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import {
  type PlannedDocument,
  type RulesOf,
  type WriteMode,
  type WriteOutcome,
  writeDocument,
} from './write-document.ts'

/** A planned document and the result of writing it. */
export interface Written<Planned> {
  planned: Planned
  outcome: WriteOutcome
}

/** Writes planned documents in turn and reports the progress. @param brokenRules asked before a document is published */
export function useWriter<Planned extends PlannedDocument>(brokenRules?: RulesOf) {
  const client = useClient({ apiVersion: API_VERSION })
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)

  async function write(documents: Planned[], mode: WriteMode): Promise<Written<Planned>[]> {
    const written: Written<Planned>[] = []
    for (const planned of documents) {
      setProgress({ done: written.length, total: documents.length })
      written.push({ planned, outcome: await writeDocument(client, planned, mode, brokenRules) })
    }
    setProgress(null)
    return written
  }

  return { progress, write }
}
