import type { ReactNode } from 'react'
import './studio.css'

/** A root layout of its own: no site code or styles in the Studio, no Studio code in the site. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA">
      <body>{children}</body>
    </html>
  )
}
