import type { Metadata } from 'next'
import { NOT_CHOSEN } from '#lib/content/form-choices.ts'
import type { FormStart } from '../../../_components/lead/form-start.ts'
import { languageOf } from '../../../params.ts'
import { BookingPage } from '../../_parts/booking-page.tsx'
import { bookingMetadata } from '../../metadata.ts'

interface Props {
  params: Promise<{ lang: string; choice: string[] }>
  start?: FormStart
}

/** Rendered on demand; an empty list would break the build (Next.js with `cacheComponents`). */
export function generateStaticParams() {
  return [{ choice: [NOT_CHOSEN, NOT_CHOSEN] }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bookingMetadata(await languageOf(params))
}

/** The wizard for what its address chooses. Not public: the proxy leads here (`chosenFormPath`). */
export default async function ChosenBookingPage({ params, start }: Props) {
  const [service, city] = (await params).choice.map((part) => (part === NOT_CHOSEN ? undefined : part))
  return <BookingPage lang={await languageOf(params)} service={service} city={city} start={start} />
}
