import type { Metadata } from 'next'
import { NOT_CHOSEN } from '#lib/chosen-job/job-page.ts'
import { languageOf } from '../../../../params.ts'
import { BookingPage } from '../../../_parts/booking-page.tsx'
import { bookingMetadata } from '../../../metadata.ts'

interface Props {
  params: Promise<{ lang: string; service: string; city: string }>
}

/** Pages are rendered on demand. An empty list would break the build (Next.js with `cacheComponents`). */
export function generateStaticParams() {
  return [{ service: NOT_CHOSEN, city: NOT_CHOSEN }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bookingMetadata(await languageOf(params))
}

/** The stored page for a service and a city. It has no public address: the proxy rewrites to it (`jobPagePath`). */
export default async function ChosenBookingPage({ params }: Props) {
  const { service, city } = await params
  const chosen = (name: string) => (name === NOT_CHOSEN ? undefined : decodeURIComponent(name))
  return (
    <BookingPage lang={await languageOf(params)} job={{ service: chosen(service), city: chosen(city) }} />
  )
}
