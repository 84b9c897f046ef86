import type { Metadata } from 'next'
import { languageOf, type PageParams } from '../params.ts'
import { Bands } from './_parts/bands.tsx'
import { Controls } from './_parts/controls.tsx'
import { Data } from './_parts/data.tsx'
import { samplesIn } from './_parts/samples.ts'

interface Props {
  params: PageParams
}

const TITLE = 'Styleguide'

export const metadata: Metadata = { title: TITLE, robots: { index: false } }

/**
 * Every component in all of its states, with usual and with the longest words, for development and tests. Only builds with
 * `SHOW_STYLEGUIDE` have this page (next.config.ts), and only servers started with it show it (proxy.ts).
 */
export default async function StyleguidePage({ params }: Props) {
  const lang = await languageOf(params)
  const samples = samplesIn(lang)
  return (
    <div className="wrap section-space">
      <h1 className="type-h1 mb-8">{TITLE}</h1>
      <Controls samples={samples} lang={lang} />
      <Data samples={samples} lang={lang} />
      <Bands samples={samples} lang={lang} />
    </div>
  )
}
