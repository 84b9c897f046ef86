import type { Metadata } from 'next'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { getWithdrawalPage } from '#lib/content/mail-texts.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import { WITHDRAWAL_ADDRESS } from '#lib/leads/withdrawal.ts'
import { unlistedMetadata } from '../metadata.ts'
import { languageOf } from '../params.ts'

type Props = PageProps<'/[lang]/unsubscribe'>

/** The address names the lead and carries a signature, so the page is rendered for each request. */
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const words = (await getWithdrawalPage(lang))?.withdrawal
  return unlistedMetadata(lang, words?.title ?? '', words?.text ?? '')
}

/** The target of the link below a commercial message. It asks for a confirmation, then says that the consent is withdrawn. */
export default async function UnsubscribePage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const words = (await getWithdrawalPage(lang))?.withdrawal
  const { lead, signature, done } = await searchParams
  const { shell, leads } = getDictionary(lang)
  const isLink = typeof lead === 'string' && typeof signature === 'string'
  const isDone = done === 'yes'
  return (
    <div className="wrap section-space max-w-[48rem]">
      <h1 className="type-page text-title">{isDone ? words?.doneTitle : words?.title}</h1>
      <p className="mt-5 max-w-[60ch] text-lead">
        {isDone ? words?.doneText : isLink ? words?.text : leads.linkWrong}
      </p>
      {isLink && !isDone ? (
        <form method="post" action={localizedHref(WITHDRAWAL_ADDRESS, lang)} className="mt-8">
          <input type="hidden" name="lead" value={lead} />
          <input type="hidden" name="signature" value={signature} />
          <Button type="submit">{words?.button}</Button>
        </form>
      ) : (
        <div className="mt-8">
          <LinkButton href="/" lang={lang} tone="outline">
            {shell.home}
          </LinkButton>
        </div>
      )}
    </div>
  )
}
