'use client'

import { useEffect } from 'react'
import { reportError } from '#lib/app/report-error.ts'
import { failure as en } from '#lib/i18n/en/failure.ts'
import { failure as fr } from '#lib/i18n/fr/failure.ts'

const WORDS = { en, fr }

/**
 * In place of everything, when the frame of a page failed in the browser. Nothing of the frame is left, so it has a style of
 * its own and both languages. Every page loads it: it is a quarter of Next's own.
 */
export default function FailedFrame({ error }: { error: Error }) {
  useEffect(() => reportError('render', error), [error])
  return (
    <html lang="en">
      <body style={{ margin: '3rem auto', maxWidth: '60ch', font: '1.1em/1.5 system-ui' }}>
        {Object.entries(WORDS).map(([lang, { title, text, retry }]) => (
          <section key={lang} lang={lang}>
            <h1>{title}</h1>
            <p>{text}</p>
            <button type="button" onClick={() => window.location.reload()}>
              {retry}
            </button>
          </section>
        ))}
      </body>
    </html>
  )
}
