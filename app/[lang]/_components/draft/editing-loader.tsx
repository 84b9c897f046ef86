'use client'

import dynamic from 'next/dynamic'

/** Loads the tools of the Studio's preview. Visitors never get this far. */
export const EditingLoader = dynamic(() => import('./editing.tsx'), { ssr: false })
