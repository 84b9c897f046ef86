'use client'

import dynamic from 'next/dynamic'
import { LoadingScreen } from './loading-screen.tsx'

const loadStudio = () => import('#studio/studio-app.tsx')

// Its code is on its way while React is still taking over the page.
if (typeof window !== 'undefined') void loadStudio()

/** Loads the Studio in the browser alone: it has nothing to show a server, and its code is large. */
export const StudioLoader = dynamic(loadStudio, { ssr: false, loading: LoadingScreen })
