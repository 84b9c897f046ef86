'use client'

import { Button } from '#components/ui/button.tsx'

/** Asks for the page once more, at the address that was asked for. */
export function ReloadButton({ label }: { label: string }) {
  return (
    <Button onClick={() => window.location.reload()} className="noscript:hidden">
      {label}
    </Button>
  )
}
