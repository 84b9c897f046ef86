import type { Metadata } from 'next'
import { languageOf, type PageParams } from '../params.ts'
import { BookingPage } from './_parts/booking-page.tsx'
import { bookingMetadata } from './metadata.ts'

interface Props {
  params: PageParams
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return bookingMetadata(await languageOf(params))
}

export default async function BookInstallationPage({ params }: Props) {
  return <BookingPage lang={await languageOf(params)} />
}
