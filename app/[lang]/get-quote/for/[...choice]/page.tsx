import type { Metadata } from 'next'
import { NOT_CHOSEN } from '#lib/content/form-choices.ts'
import type { FormStart } from '../../../_components/lead/form-start.ts'
import { languageOf } from '../../../params.ts'
import { QuotePage } from '../../_parts/quote-page.tsx'
import { quoteMetadata } from '../../metadata.ts'

interface Props {
  params: Promise<{ lang: string; choice: string[] }>
  start?: FormStart
}

/** Rendered on demand; an empty list would break the build (Next.js with `cacheComponents`). */
export function generateStaticParams() {
  return [{ choice: [NOT_CHOSEN, NOT_CHOSEN, NOT_CHOSEN, NOT_CHOSEN] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return quoteMetadata(await languageOf(params))
}

/** The quote request for what its address chooses. Not public: the proxy leads here (`chosenFormPath`). */
export default async function ChosenQuotePage({ params, start }: Props) {
  const { choice } = await params
  const [service, city, contractor, urgent] = choice.map((part) =>
    part === NOT_CHOSEN ? undefined : decodeURIComponent(part),
  )
  return (
    <QuotePage
      lang={await languageOf(params)}
      choices={{ service, city, contractor, urgent: urgent !== undefined }}
      start={start}
    />
  )
}
