import type { Metadata } from 'next'
import { NOT_CHOSEN } from '#lib/chosen-job/job-page.ts'
import { languageOf } from '../../../../params.ts'
import { QuotePage } from '../../../_parts/quote-page.tsx'
import { quoteMetadata } from '../../../metadata.ts'

interface Props {
  params: Promise<{ lang: string; service: string; city: string }>
}

/** Pages are rendered on demand. An empty list would break the build (Next.js with `cacheComponents`). */
export function generateStaticParams() {
  return [{ service: NOT_CHOSEN, city: NOT_CHOSEN }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return quoteMetadata(await languageOf(params))
}

/** The stored page for a service and a city. It has no public address: the proxy rewrites to it (`jobPagePath`). */
export default async function ChosenQuotePage({ params }: Props) {
  const { service, city } = await params
  const chosen = (name: string) => (name === NOT_CHOSEN ? undefined : decodeURIComponent(name))
  return <QuotePage lang={await languageOf(params)} job={{ service: chosen(service), city: chosen(city) }} />
}
