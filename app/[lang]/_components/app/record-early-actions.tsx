'use client'

import { useEffect } from 'react'
import { RECORD_EARLY, stopRecording } from '#lib/app/early-actions.ts'

/** Remembers what happens before the page's scripts are there, for `useEarlyActions` and the install button. */
export function RecordEarlyActions() {
  useEffect(stopRecording, [])
  return <script dangerouslySetInnerHTML={{ __html: RECORD_EARLY }} />
}
