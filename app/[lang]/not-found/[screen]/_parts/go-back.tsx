'use client'

import { Button } from '../../../_components/ui/button.tsx'

/** The browser's own Back. Without scripts it is left out: the browser has its button. */
export function GoBack({ label }: { label: string }) {
  return (
    <Button tone="outline" onClick={() => window.history.back()} className="noscript:hidden">
      {label}
    </Button>
  )
}
