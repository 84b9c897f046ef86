import { useEffect } from 'react'
import { reportError } from '#lib/browser/report-error.ts'
import { failure as en } from '#lib/i18n/en/failure.ts'
import { failure as fr } from '#lib/i18n/fr/failure.ts'

const WORDS = { en, fr }

/** Says in both languages that a page failed: nothing of the page is left to tell its language. */
export function FailedFrameWords({ error }: { error: Error }) {
  useEffect(() => reportError('render', error), [error])
  return Object.entries(WORDS).map(([lang, { title, text }]) => (
    <section key={lang} lang={lang}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  ))
}
