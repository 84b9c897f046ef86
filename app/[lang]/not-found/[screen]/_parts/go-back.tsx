'use client'

import { useEffect, useRef } from 'react'
import { Button } from '#components/ui/button.tsx'

interface GoBackProps {
  label: string
  /** Where the button leads in a tab without an earlier page. */
  home: string
}

const goBack = (home: string) =>
  window.history.length > 1 ? window.history.back() : window.location.assign(home)

/** A button for the browser's Back. Without scripts it is not shown. */
export function GoBack({ label, home }: GoBackProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // The button may have been pressed before this code was loaded (lib/browser/early-script.ts).
    if (button.current && window.early?.pressed.has(button.current)) goBack(home)
  }, [home])
  return (
    <Button ref={button} tone="outline" onClick={() => goBack(home)} className="noscript:hidden">
      {label}
    </Button>
  )
}
