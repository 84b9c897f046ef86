import type { Metadata } from 'next'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { unlistedMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'
import { FindRequest } from './_parts/find-request.tsx'
import { saidIn } from './_parts/said.tsx'

type Props = PageProps<'/[lang]/request'>

/** The address says what was done, so the page is rendered for each request. */
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { title, text } = getDictionary(lang).requestPage.find
  return unlistedMetadata(lang, title, text)
}

/** The page for people who have lost the link to their request. */
export default async function FindRequestPage({ params, searchParams }: Props) {
  return <FindRequest lang={await languageOf(params)} said={saidIn(await searchParams)} />
}
