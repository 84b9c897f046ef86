import { type MouseEvent, useEffect, useRef } from 'react'
import type { Picture as PictureData } from '#lib/content/picture.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

export interface EnlargedProps {
  picture: PictureData
  close: string
  onClose: () => void
}

/** The browser's own dialog: Escape closes it, and the focus goes back to where it was. */
export function Enlarged({ picture, close, onClose }: EnlargedProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  function closeOutside(event: MouseEvent) {
    if (event.target === dialog.current) dialog.current.close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes every dialog.
    <dialog
      ref={dialog}
      aria-label={withoutMarks(picture.alt)}
      onClose={onClose}
      onClick={closeOutside}
      className="zoom-dialog"
    >
      <form method="dialog" className="flex items-center justify-between gap-5">
        <p className="py-2 pl-4 text-small">{picture.alt}</p>
        <button
          type="submit"
          aria-label={close}
          className="flex size-12 flex-none items-center justify-center hover:bg-yellow hover:text-coal focus-inside"
        >
          <Icon name="close" />
        </button>
      </form>
      <Picture picture={picture} decorative eager className="h-auto w-full border-t-2 border-rule" />
    </dialog>
  )
}
