import { useParams } from 'next/navigation'
import { useEffect } from 'react'
import { reportError } from '#lib/browser/report-error.ts'
import { failure as en } from '#lib/i18n/en/failure.ts'
import { failure as fr } from '#lib/i18n/fr/failure.ts'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/links.tsx'

/** Shown in place of a page whose code failed in the browser. A reload also loads the code of a new release. */
export function FailedScreen({ error }: { error: Error }) {
  const lang = useParams().lang === 'fr' ? 'fr' : 'en'
  const words = { en, fr }[lang]
  useEffect(() => reportError('render', error), [error])
  return (
    <div className="wrap section-space">
      <h1 className="type-page text-title">{words.title}</h1>
      <p className="mt-5 max-w-[48ch] text-lead">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{words.retry}</Button>
        <LinkButton href="/" lang={lang} tone="outline">
          {words.home}
        </LinkButton>
      </div>
    </div>
  )
}
