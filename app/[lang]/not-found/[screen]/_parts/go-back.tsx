'use client'

import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'

const goBack = () => window.history.back()

/** A button for the browser's Back. Without scripts it is not shown. */
export function GoBack({ label }: { label: string }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button may have been pressed before this code was loaded (lib/browser/early-script.ts).
    if (button.current && window.early?.pressed.has(button.current)) goBack()
  }, [])
  return (
    <Button ref={button} tone="outline" onClick={goBack} className="noscript:hidden">
      {label}
    </Button>
  )
}
