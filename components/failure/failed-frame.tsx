import { useEffect } from 'react'
import { reportError } from '#lib/browser/report-error.ts'
import { failure as en } from '#lib/i18n/en/failure.ts'
import { failure as fr } from '#lib/i18n/fr/failure.ts'

const WORDS = { en, fr }

/** Says in both languages that a page failed, because the language of the failed page is not known here. */
export function FailedFrameWords({ error }: { error: Error }) {
  useEffect(() => reportError('render', error), [error])
  return Object.entries(WORDS).map(([lang, { title, text }]) => (
    <section key={lang} lang={lang}>
      <h1>{title}</h1>
      <p>{text}</p>
    </section>
  ))
}
