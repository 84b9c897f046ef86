'use client'

import { Button } from '#components/ui/button.tsx'

/** Prints the page. Without scripts it is not there. */
export function PrintButton({ label }: { label: string }) {
  return (
    <Button tone="outline" className="noscript:hidden" onClick={() => window.print()}>
      {label}
    </Button>
  )
}
