import { getBooking } from '#lib/content/booking.ts'
import { singlePageMetadata } from '../metadata.ts'
import { languageOf, type PageParams } from '../params.ts'
import { BookingPage } from './_parts/booking-page.tsx'

export const generateMetadata = singlePageMetadata('/book-installation', getBooking)

export default async function BookInstallationPage({ params }: { params: PageParams }) {
  return <BookingPage lang={await languageOf(params)} />
}
