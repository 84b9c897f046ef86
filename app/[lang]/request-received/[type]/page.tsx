import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { getConfirmations } from '#lib/content/confirmation.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { FORM_TYPES } from '#lib/leads/forms/index.ts'
import { Received } from '../../_components/lead/form-frame.tsx'
import { LinkButton } from '../../_components/ui/button.tsx'
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

/** Where a form that was posted without scripts ends. Without a reference number it leads to the home page. */
export default async function RequestReceivedPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const type = await typeOf(params)
  const { reference } = await searchParams
  if (typeof reference !== 'string' || !REFERENCE.test(reference)) redirect(localizedHref('/', lang))
  const { forms, shell, home } = getDictionary(lang)
  const confirmations = await getConfirmations(lang)
  return (
    <div className="wrap section-space max-w-[56rem]">
      <Received
        {...forms.successes[type]}
        level={1}
        reference={{ label: forms.reference, value: reference }}
        whatNext={{ title: forms.whatNext, text: confirmations[type]?.confirmation ?? null }}
      />
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/services" lang={lang} tone="outline">
          {home.viewAllServices}
        </LinkButton>
        <LinkButton href="/" lang={lang} tone="outline">
          {shell.home}
        </LinkButton>
      </div>
    </div>
  )
}

async function typeOf(params: Props['params']) {
  const { type } = await params
  return FORM_TYPES.find((known) => known === type) ?? notFound()
}
