'use client'

import { useEffect, useRef, useState } from 'react'
import { reportError } from '#lib/browser/report-error.ts'
import type { Language } from '#lib/i18n/languages.ts'

type Reason = 'updated' | 'offline'

const WORDS: Record<Language, Record<Reason, { title: string; text: string }> & { reload: string }> = {
  en: {
    updated: {
      title: 'The Studio was updated',
      text: 'This tab still has the version before. Reload it to go on: what you typed in documents is saved in their drafts.',
    },
    offline: {
      title: 'There is no connection',
      text: 'A part of the Studio could not be loaded. Check the connection, then reload: what you typed in documents is saved in their drafts.',
    },
    reload: 'Reload',
  },
  fr: {
    updated: {
      title: 'Le Studio a été mis à jour',
      text: 'Cet onglet a encore l’ancienne version. Rechargez-le pour continuer : ce que vous avez écrit dans les documents est enregistré dans leurs brouillons.',
    },
    offline: {
      title: 'La connexion est coupée',
      text: 'Une partie du Studio n’a pas pu être chargée. Vérifiez la connexion, puis rechargez la page : ce que vous avez écrit dans les documents est enregistré dans leurs brouillons.',
    },
    reload: 'Recharger',
  },
}

/**
 * Offers to reload when code of the Studio cannot be loaded, mostly because of a new release. It listens for files that fail
 * to load: Sanity loads most of its code by itself, and would only report that a tool crashed.
 */
export function LostCodeNotice() {
  const [reason, setReason] = useState<Reason | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const onError = async ({ target }: Event) => {
      const address = codeAddress(target)
      if (!address) return
      reportError('load', new Error(`${new URL(address).pathname} could not be loaded`))
      setReason(await whyLost(address))
    }
    // Error events of elements do not bubble, so this listens in the capture phase.
    window.addEventListener('error', onError, { capture: true })
    return () => window.removeEventListener('error', onError, { capture: true })
  }, [])

  useEffect(() => {
    if (reason && !dialog.current?.open) dialog.current?.showModal()
  }, [reason])

  if (!reason) return null
  // The Studio writes its language into this attribute.
  const words = WORDS[document.documentElement.lang.startsWith('fr') ? 'fr' : 'en']
  const { title, text } = words[reason]
  return (
    <dialog
      ref={dialog}
      className="studio-notice"
      aria-labelledby="lost-code-title"
      onClose={() => setReason(null)}
    >
      <h2 id="lost-code-title">{title}</h2>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {words.reload}
      </button>
    </dialog>
  )
}

/** The address of a script or style sheet of the build; `null` for any other element. */
function codeAddress(target: EventTarget | null): string | null {
  const address =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : ''
  return address.includes('/_next/static/') ? address : null
}

/** Why a file was not loaded. If the server answers, a new release has replaced the file; if not, there is no connection. */
function whyLost(address: string): Promise<Reason> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => 'updated',
    () => 'offline',
  )
}
