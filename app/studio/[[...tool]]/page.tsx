import type { Metadata, Viewport } from 'next'
import { BRAND } from '#lib/brand/brand.ts'
import mark from '#lib/brand/icon-mark.svg'
import { StudioLoader } from '../studio-loader.tsx'

export const metadata: Metadata = {
  title: `${BRAND.name} Studio`,
  icons: mark.src,
  robots: { index: false, follow: false },
  referrer: 'same-origin',
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

/** All addresses under /studio are one page: the Studio has its own router. */
export default function StudioPage() {
  return <StudioLoader />
}
