'use client'

import { useEffect } from 'react'
import { RECORD_CLICKS, stopRecording } from '#lib/app/early-actions.ts'

/** Remembers what is pressed before the page's scripts are there, for `useEarlyActions`. */
export function RecordEarlyActions() {
  useEffect(stopRecording, [])
  return <script dangerouslySetInnerHTML={{ __html: RECORD_CLICKS }} />
}
