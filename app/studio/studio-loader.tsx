'use client'

import dynamic from 'next/dynamic'
import { LoadingScreen } from './loading-screen.tsx'

/** Loads the Studio in the browser alone: it has nothing to show a server, and its code is large. */
export const StudioLoader = dynamic(() => import('#studio/studio-app.tsx'), {
  ssr: false,
  loading: LoadingScreen,
})
