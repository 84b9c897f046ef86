import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { readReturnedForm } from '#lib/leads/http/returned-form.ts'
import { startOf } from '../../../[lang]/_components/lead/form-start.ts'
import * as booking from '../../../[lang]/book-installation/for/[...choice]/page.tsx'
import * as contact from '../../../[lang]/contact/page.tsx'
import * as join from '../../../[lang]/contractors/join/page.tsx'
import * as quote from '../../../[lang]/get-quote/for/[...choice]/page.tsx'
import { languageOf } from '../../../[lang]/params.ts'
import * as suggest from '../../../[lang]/suggest-partner/page.tsx'

type Props = PageProps<'/returned-form/[lang]/[...page]'>

/** The pages with a form, by their path. */
const PAGES = new Map(
  Object.entries({
    'book-installation': booking,
    'get-quote': quote,
    contact,
    'contractors/join': join,
    'suggest-partner': suggest,
  }),
)

export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, pageParams } = await pageOf(params)
  return page.generateMetadata({ params: pageParams })
}

/** The page of a form with what was posted. Not public: the proxy leads here (`serveForm`). */
export default async function ReturnedFormPage({ params }: Props) {
  const { page, pageParams } = await pageOf(params)
  const start = startOf(readReturnedForm(await headers()), await languageOf(params))
  return <page.default params={pageParams} start={start} />
}

/** The page at `get-quote/for/tv-mounting/toronto/-/-`, and its parameters. */
async function pageOf(params: Props['params']) {
  const { lang, page: segments } = await params
  const [path = '', choice = ''] = segments.join('/').split('/for/')
  const page = PAGES.get(path) ?? notFound()
  return { page, pageParams: Promise.resolve({ lang, choice: choice.split('/') }) }
}
