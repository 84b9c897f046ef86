import { getBooking } from '#lib/content/booking.ts'
import { provinceOptions } from '#lib/content/lead-form.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref } from '#lib/i18n/phone.ts'
import { addressText } from '#lib/leads/address-text.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import type { SharedJob } from '#lib/leads/offers/shared-job.ts'
import { Section } from '../../../jobs/_parts/section.tsx'

/** Who the customer is, and how to reach them. Only the chosen contractor gets it. */
export async function Customer({ job, lang }: { job: SharedJob; lang: Language }) {
  const words = getDictionary(lang).jobPages.job.customer
  if (!job.customer) return null
  const { name, phone, email, address } = job.customer
  const { fields } = FORMS.lead
  const provinces = provinceOptions((await getBooking(lang)).provinces)
  const facts = [
    { field: fields.name, text: name },
    {
      field: fields.property_address,
      text: addressText({ street: address, city: job.city, province: job.province }, provinces, lang),
    },
    { field: fields.phone, text: phone, href: phoneHref(phone) },
    { field: fields.email, text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text)
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[68ch]">{words.text}</p>
      <dl>
        {facts.map(({ field, text, href }) => (
          <div key={field?.label[lang]} className="border-t border-rule py-1">
            <dt className="text-small text-muted">{field?.label[lang]}</dt>
            <dd className="font-bold wrap-anywhere">
              {href ? (
                <a href={href} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
