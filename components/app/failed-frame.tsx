import { useEffect } from 'react'
import { reportError } from '#lib/browser/report-error.ts'
import { failure as en } from '#lib/i18n/en/failure.ts'
import { failure as fr } from '#lib/i18n/fr/failure.ts'

const WORDS = { en, fr }

/** Says in both languages that the frame of a page failed: nothing of the frame is left to tell which one it was in. */
export function FailedFrameWords({ error }: { error: Error }) {
  useEffect(() => reportError('render', error), [error])
  return Object.entries(WORDS).map(([lang, { title, text }]) => (
    <section key={lang} lang={lang}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  ))
}
