'use client'

import { useEffect } from 'react'
import { rememberVisit } from './visit.ts'

/** On every page, because any page may be the first of a visit. Shows nothing. */
export function VisitSource() {
  useEffect(rememberVisit, [])
  return null
}
