'use client'

import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'

/** Not in TypeScript's DOM types: only some browsers offer to install a site. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

/** Installs the site as an app. There only when the browser offers it (seed 1, section 7). */
export function InstallButton({ label }: { label: string }) {
  const [offer, setOffer] = useState<InstallPrompt | null>(null)

  useEffect(() => {
    const keepOffer = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallPrompt)
    }
    const withdraw = () => setOffer(null)
    window.addEventListener('beforeinstallprompt', keepOffer)
    window.addEventListener('appinstalled', withdraw)
    return () => {
      window.removeEventListener('beforeinstallprompt', keepOffer)
      window.removeEventListener('appinstalled', withdraw)
    }
  }, [])

  if (!offer) return null

  // An offer can be taken once.
  async function install() {
    setOffer(null)
    await offer?.prompt()
  }

  return (
    <Button id="install-app" small onClick={install}>
      {label}
    </Button>
  )
}
