'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { useReplacedControls } from '../app/use-replaced-controls.ts'
import { rememberVisit } from '../lead/visit.ts'
import { followLinks } from './follow-links.ts'
import { keepQuery } from './keep-query.ts'
import { watchMenus } from './menus.ts'
import { offerLanguage } from './offer-language.ts'
import { openZoom } from './open-zoom.ts'

/**
 * The scripts of the header, the footer and all links. It listens on the document, so that they need not be hydrated as
 * components. It stands before all of them in the page (use-replaced-controls.ts).
 */
export function ShellBehaviour() {
  const { push } = useRouter()
  useReplacedControls()

  useEffect(() => {
    const stop = new AbortController()
    void watchMenus(stop.signal)
    keepQuery(stop.signal)
    openZoom(stop.signal)
    offerLanguage(stop.signal)
    followLinks(push, stop.signal)
    return () => stop.abort()
  }, [push])

  useEffect(rememberVisit, [])

  return null
}
