import type { ReactNode } from 'react'
import { LostCodeNotice } from './lost-code-notice.tsx'
import './studio.css'

/** The Studio has its own root layout, so it loads no code or styles of the site, and the site loads no code of the Studio. */
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
