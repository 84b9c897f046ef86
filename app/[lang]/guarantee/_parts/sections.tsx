import { buttonClass } from '#components/ui/button-class.ts'
import { Checklist } from '#components/ui/checklist.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref } from '#lib/i18n/phone.ts'
import type { GuaranteeSectionProps } from './types.ts'

/** The protections of every job, and the phone number of support. */
export function Protections({ page, settings, lang }: GuaranteeSectionProps) {
  if (!page.protections?.length) return null
  return (
    <Section id="protections" ground="wash" heading={page.protectionsHeading}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Checklist items={page.protections} className="grid gap-x-10 md:grid-cols-2" />
        <SupportLine page={page} settings={settings} lang={lang} />
      </div>
    </Section>
  )
}

function SupportLine({ page, settings, lang }: GuaranteeSectionProps) {
  const { callSupport } = getDictionary(lang).offerPages.guarantee
  const phone = settings?.supportPhone
  if (!phone) return null
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
      <h3 className="type-h3">{page.support?.title}</h3>
      <p className="mt-2">{page.support?.text}</p>
      <a href={phoneHref(phone)} className={buttonClass({ tone: 'dark' }, 'mt-5 w-full')}>
        {fillPlaceholders(callSupport, { phone })}
      </a>
      {settings.phoneHours?.length ? (
        <ul className="mt-4 text-small">
          {settings.phoneHours.map((hours) => (
            <li key={hours}>{hours}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** The warranties on workmanship, one for each trade: the length in large letters, and the work that is covered. */
export function Warranties({ page }: GuaranteeSectionProps) {
  if (!page.warranties?.length) return null
  return (
    <Section id="warranty" heading={page.warrantyHeading}>
      <dl className="border-t-2 border-rule">
        {page.warranties.map(({ _key, title, text }) => (
          <div
            key={_key}
            className="grid items-baseline gap-x-14 gap-y-2 border-b-2 border-rule py-5 md:grid-cols-2"
          >
            <dt className="type-h2">{title}</dt>
            <dd className="max-w-[52ch]">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** How to make a claim: the numbered list of what a customer needs for it, such as photos, and the way to the form. */
export function Claim({ page, lang }: GuaranteeSectionProps) {
  if (!page.claimItems?.length) return null
  return (
    <Section id="claim" ground="ink" heading={page.claim}>
      <ol className="ruled sm:grid-cols-2 lg:grid-cols-4">
        {page.claimItems.map((item, index) => (
          <li key={item} className="p-5 md:p-6">
            <span className="type-h2 block text-title" aria-hidden="true">
              {index + 1}
            </span>
            <span className="type-h4 mt-3 block">{item}</span>
          </li>
        ))}
      </ol>
      <LinkButton href="/guarantee/claim" lang={lang} className="mt-8">
        {getDictionary(lang).requestPage.claim.make}
      </LinkButton>
    </Section>
  )
}

/** A link that downloads the guarantee terms as a PDF in the page's language. */
export function DownloadTerms({ lang, tone }: { lang: Language; tone: 'loud' | 'outline' }) {
  return (
    <a
      href={localizedHref('/api/guarantee-terms', lang)}
      download
      type="application/pdf"
      className={buttonClass({ tone })}
    >
      {getDictionary(lang).offerPages.guarantee.download}
      <span className="text-small font-normal whitespace-nowrap">PDF</span>
    </a>
  )
}
