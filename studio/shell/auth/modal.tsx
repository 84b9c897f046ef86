import { type ReactNode, useEffect, useId, useRef } from 'react'
import { BRAND } from '#lib/brand/brand.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { Mark } from '../theme/mark.tsx'
import house from './house.svg'
import styles from './sign-in.module.css'

interface Props {
  language: Language
  title: string
  lead: string
  /** Whether the dialog fills the window, with the brand's name beside the form. */
  isScreen?: boolean
  /** Called on Escape. When absent, Escape does nothing. */
  onClose?: () => void
  children: ReactNode
}

/** A modal dialog. */
export function Modal({ language, title, lead, isScreen = false, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      lang={language}
      className={isScreen ? styles.screen : styles.box}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      {isScreen && (
        <div className={styles.poster} aria-hidden="true">
          <span>{BRAND.name}</span>
          <img src={house.src} alt="" />
        </div>
      )}
      <div className={styles.panel}>
        <Mark size={48} />
        <h1 id={titleId}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </dialog>
  )
}
