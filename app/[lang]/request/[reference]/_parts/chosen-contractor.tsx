import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { phoneHref, phoneText } from '#lib/i18n/phone.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { OfferSeen } from '#lib/leads/offers/customer-offers.ts'
import { LONGEST_TEXT } from '#lib/leads/offers/offer.ts'
import { withTaxOf } from '#lib/leads/offers/quote-text.ts'
import { stepsFrom } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { ActionForm } from './action-form.tsx'
import { quoteFacts } from './quote-facts.tsx'

interface ChosenContractorProps {
  request: CustomerRequest
  offer: OfferSeen
  lang: Language
}

/** The chosen contractor: whom to call, the quote, and the ways out: another contractor, or a report to staff. */
export function ChosenContractor({ request, offer, lang }: ChosenContractorProps) {
  const { quotes: words } = getDictionary(lang).requestPage
  const { date, price } = getFormatters(lang)
  const { id, business, quote, contact, chosenAt, finalPrice } = offer
  const fill = (text: string) => fillPlaceholders(text, { business })
  const steps = stepsFrom(request.life.state, 'customer')
  const facts = [
    { label: words.chosen.person, value: contact?.name },
    {
      label: words.chosen.phone,
      value: contact?.phone && (
        <a
          href={phoneHref(contact.phone)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {phoneText(contact.phone, lang)}
        </a>
      ),
    },
    {
      label: words.priceNow,
      value: finalPrice !== null && withTaxOf(quote, price(finalPrice), request.lead.province_state, lang),
    },
    ...(quote ? quoteFacts(request, { ...offer, quote }, lang) : []),
  ].filter(({ value }) => value)
  return (
    <>
      <div className="mt-4 rounded-frame border-2 border-rule p-4 md:p-6">
        <h3 className="type-h4 wrap-anywhere">{business}</h3>
        <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="min-w-0 border-t border-rule pt-2">
              <dt className="type-label">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {chosenAt !== null && (
          <p className="mt-4 text-small">
            {fillPlaceholders(words.chosen.given, {
              business,
              date: date(localTime(chosenAt, zoneOf(request.lead.province_state)).day),
            })}
          </p>
        )}
      </div>
      <div className="mt-4 print:hidden">
        {steps.includes('drop') && (
          <Disclosure title={words.drop.title}>
            <p>{fill(words.drop.text)}</p>
            <ActionForm request={request} lang={lang} action="drop" button={words.drop.button}>
              <input type="hidden" name="offer" value={id} />
            </ActionForm>
          </Disclosure>
        )}
        <Disclosure title={fill(words.complain.title)}>
          <p>{fill(words.complain.text)}</p>
          <ActionForm request={request} lang={lang} action="complain" button={words.complain.button}>
            <input type="hidden" name="offer" value={id} />
            <TextAreaField
              id="complaint"
              name="text"
              required
              data-limit={LONGEST_TEXT}
              maxLength={LONGEST_TEXT}
              label={words.complain.label}
            />
          </ActionForm>
        </Disclosure>
      </div>
    </>
  )
}
