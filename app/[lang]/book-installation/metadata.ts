import type { Metadata } from 'next'
import { getBooking } from '#lib/content/booking.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { pageMetadata } from '../metadata.ts'

/** The head is the same for every job: the canonical address names none. */
export async function bookingMetadata(lang: Language): Promise<Metadata> {
  const { page } = await getBooking(lang)
  return pageMetadata({
    path: '/book-installation',
    lang,
    seo: page?.seo,
    title: page?.title,
    description: page?.lead,
  })
}
