import type { ReactNode } from 'react'
import { LostCodeNotice } from './lost-code-notice.tsx'
import './studio.css'

/** A root layout of its own: no site code or styles in the Studio, no Studio code in the site. */
export default function StudioLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA">
      <body>
        {children}
        <LostCodeNotice />
      </body>
    </html>
  )
}
