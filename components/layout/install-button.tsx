'use client'

import { useEffect, useState } from 'react'
import type { InstallPrompt } from '#lib/browser/early-actions.ts'
import { buttonClass } from '../ui/button-class.ts'

/** Installs the site as an app. Shown only when the browser offers to install it. */
export function InstallButton({ label }: { label: string }) {
  const [offer, setOffer] = useState<InstallPrompt | null>(null)

  useEffect(() => {
    // The browser may have made its offer before this code ran. The early script (early-script.ts) stores such an offer.
    const showOffer = () => setOffer(window.early?.offer ?? null)
    const withdraw = () => setOffer(null)
    showOffer()
    window.addEventListener('beforeinstallprompt', showOffer)
    window.addEventListener('appinstalled', withdraw)
    return () => {
      window.removeEventListener('beforeinstallprompt', showOffer)
      window.removeEventListener('appinstalled', withdraw)
    }
  }, [])

  if (!offer) return null

  // An install prompt works only once, so the offer is removed before it is used.
  async function install() {
    if (window.early) window.early.offer = undefined
    setOffer(null)
    await offer?.prompt()
  }

  return (
    <button type="button" id="install-app" onClick={install} className={buttonClass({ small: true })}>
      {label}
    </button>
  )
}
