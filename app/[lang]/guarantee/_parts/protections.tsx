import { buttonClass } from '#components/ui/button.tsx'
import { Checklist } from '#components/ui/checklist.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
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
