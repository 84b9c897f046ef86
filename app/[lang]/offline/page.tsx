import type { Metadata } from 'next'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { unlistedMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { ReloadButton } from './_parts/reload-button.tsx'
import { Unplugged } from './_parts/unplugged.tsx'
import { VisitedPages } from './_parts/visited-pages.tsx'

type Props = PageProps<'/[lang]/offline'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { title, text } = getDictionary(lang).app.offline
  return unlistedMetadata(lang, title, text)
}

/** The service worker shows this page when it can neither load a page nor find it in its cache. */
export default async function OfflinePage({ params }: Props) {
  const lang = await languageOf(params)
  const words = getDictionary(lang).app.offline
  return (
    <div className="wrap section-space">
      <div className="grid items-center gap-11 lg:grid-cols-2">
        <div>
          <h1 className="type-page text-title">{words.title}</h1>
          <p className="mt-5 max-w-[48ch] text-lead">{words.text}</p>
          <div className="mt-8">
            <ReloadButton label={words.retry} />
          </div>
        </div>
        <Unplugged />
      </div>
      <VisitedPages words={words} lang={lang} />
    </div>
  )
}
