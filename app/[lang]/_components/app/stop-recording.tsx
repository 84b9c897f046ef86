'use client'

import { useEffect } from 'react'
import { stopRecording } from '#lib/app/early-actions.ts'

/** The page's scripts are there: nothing need be noted for them any more. */
export function StopRecording() {
  useEffect(stopRecording, [])
  return null
}
