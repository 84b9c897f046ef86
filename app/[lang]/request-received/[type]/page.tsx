import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { receivedWords } from '#components/lead/form-start.ts'
import { Received } from '#components/lead/received.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { getNextSteps } from '#lib/content/next-steps.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { FORM_TYPES } from '#lib/leads/forms/index.ts'
import { hasPage } from '#lib/leads/forms/pages.ts'
import { unlistedMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'

type Props = PageProps<'/[lang]/request-received/[type]'>

/** The reference number is in the address, so the page is rendered for each request. */
export const instant = false

const REFERENCE = /^[A-Za-z0-9-]{4,64}$/

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const type = await typeOf(params)
  const { title, text } = getDictionary(lang).forms.successes[type]
  return unlistedMetadata(lang, title, text)
}

/**
 * The page after a form was posted without scripts. A request or claim has its own page (`/request/…`). Without a
 * reference number it redirects to the home page.
 */
export default async function RequestReceivedPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const type = await typeOf(params)
  const { reference } = await searchParams
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) redirect(localizedHref('/', lang))
  const { shell, home } = getDictionary(lang)
  return (
    <div className="wrap section-space max-w-[60rem]">
      <Received
        level={1}
        reference={reference}
        next={await getNextSteps(type, {}, Date.now(), lang)}
        words={receivedWords(type, lang)}
      >
        <LinkButton href="/services" lang={lang} tone="outline">
          {home.viewAllServices}
        </LinkButton>
        <LinkButton href="/" lang={lang} tone="outline">
          {shell.home}
        </LinkButton>
      </Received>
    </div>
  )
}

async function typeOf(params: Props['params']) {
  const { type } = await params
  return FORM_TYPES.find((known) => !hasPage(known) && known === type) ?? notFound()
}
