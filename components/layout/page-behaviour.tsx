'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { tellVisit } from '#lib/browser/tell-visit.ts'
import { keepForOffline } from '../app/service-worker.ts'
import { markCurrentPage } from './current-page.ts'

/** What scripts do in the frame for each page that is shown. */
export function PageBehaviour() {
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): It says when the page is another one.
  useEffect(markCurrentPage, [pathname])
  useEffect(() => keepForOffline(pathname), [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies(pathname): as above.
  useEffect(() => tellVisit(), [pathname])

  return null
}
