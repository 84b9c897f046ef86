import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { startOf } from '#components/lead/form-start.ts'
import { readReturnedForm } from '#lib/leads/http/returned-form.ts'
import { BookingPage } from '../../../[lang]/book-installation/_parts/booking-page.tsx'
import * as booking from '../../../[lang]/book-installation/page.tsx'
import * as contact from '../../../[lang]/contact/page.tsx'
import * as join from '../../../[lang]/contractors/join/page.tsx'
import { QuotePage } from '../../../[lang]/get-quote/_parts/quote-page.tsx'
import * as quote from '../../../[lang]/get-quote/page.tsx'
import * as claim from '../../../[lang]/guarantee/claim/page.tsx'
import { jobOf } from '../../../[lang]/job-of.ts'
import { languageOf } from '../../../[lang]/params.ts'
import { queryOf } from '../../../[lang]/state-of.ts'
import * as suggest from '../../../[lang]/suggest-partner/page.tsx'

type Props = PageProps<'/returned-form/[lang]/[...page]'>

/** The pages with a form for no job, by path. The forms for a job, `get-quote` and `book-installation`, are handled below. */
const PAGES = new Map(
  Object.entries({
    contact,
    'contractors/join': join,
    'guarantee/claim': claim,
    'suggest-partner': suggest,
  }),
)

export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const path = await pathOf(params)
  if (path === 'get-quote') return quote.generateMetadata({ params })
  if (path === 'book-installation') return booking.generateMetadata({ params })
  return (PAGES.get(path) ?? notFound()).generateMetadata({ params })
}

/** The page of a form, filled in with the posted values. It has no public address: the proxy rewrites to it (`serveForm`). */
export default async function ReturnedFormPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const path = await pathOf(params)
  const start = startOf(readReturnedForm(await headers()), lang)
  const chosen = { lang, start, job: await jobOf(await queryOf(searchParams)) }
  if (path === 'get-quote') return <QuotePage {...chosen} />
  if (path === 'book-installation') return <BookingPage {...chosen} />
  const { default: Page } = PAGES.get(path) ?? notFound()
  return <Page params={params} start={start} />
}

async function pathOf(params: Props['params']) {
  return (await params).page.join('/')
}
