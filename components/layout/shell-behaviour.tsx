'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useState } from 'react'
import { noteControls } from '#lib/browser/replaced-controls.ts'
import { watchLoads } from '../failure/watch-loads.ts'
import { rememberVisit } from '../lead/visit.ts'
import { followLinks, keepQuery, openOnUse } from './link-scripts.ts'
import { watchMenus } from './menus.ts'
import { closeLanguageOffer } from './offer-language.ts'

/**
 * The scripts of the header, the footer and all links. They listen on the document, so header, footer and links need not
 * hydrate as client components. This component must be the first in the page, because `useReplacedControls` needs that.
 */
export function ShellBehaviour() {
  const { push } = useRouter()
  useReplacedControls()

  useEffect(() => {
    const stop = new AbortController()
    void watchMenus(stop.signal)
    keepQuery(stop.signal)
    openOnUse(stop.signal)
    closeLanguageOffer(stop.signal)
    followLinks(push, stop.signal)
    watchLoads(stop.signal)
    return () => stop.abort()
  }, [push])

  useEffect(rememberVisit, [])

  return null
}

/**
 * Keeps typed values when React renders the whole page again (lib/browser/replaced-controls.ts). React renders before it
 * removes the old page, and runs effects in document order. So the component that calls this hook must stand before all
 * controls.
 */
export function useReplacedControls(): void {
  const [copyToNew] = useState(() => (typeof document === 'undefined' ? null : noteControls()))
  useLayoutEffect(() => copyToNew?.(), [copyToNew])
}
