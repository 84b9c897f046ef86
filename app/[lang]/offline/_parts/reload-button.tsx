'use client'

import { Button } from '#components/ui/button.tsx'

/** Loads the page again, at the address that was requested. */
export function ReloadButton({ label }: { label: string }) {
  return (
    <Button onClick={() => window.location.reload()} className="noscript:hidden">
      {label}
    </Button>
  )
}
