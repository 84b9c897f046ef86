import { Disclosure } from '#components/ui/disclosure.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { OfferSeen } from '#lib/leads/offers/customer-offers.ts'
import { ActionForm } from './action-form.tsx'
import { quoteFacts } from './quote-facts.tsx'

interface QuoteCardProps {
  request: CustomerRequest
  offer: OfferSeen
  lang: Language
}

/** A quote to compare, with the choice behind a row that says what is shared. A quote that does not hold has no choice. */
export function QuoteCard({ request, offer, lang }: QuoteCardProps) {
  const { choose } = getDictionary(lang).requestPage.quotes
  const { id, business, quote, quoteVersion, holds } = offer
  if (!quote) return null
  const fill = (text: string) => fillPlaceholders(text, { business })
  return (
    <li className="grid min-w-0 gap-3 rounded-frame border-2 border-rule p-4">
      <h3 className="text-lead font-bold wrap-anywhere">{business}</h3>
      <dl className="grid gap-3">
        {quoteFacts(request, { ...offer, quote }, lang).map(({ label, value }) => (
          <div key={label} className="min-w-0 border-t border-rule pt-2">
            <dt className="type-label">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {holds && (
        <div className="print:hidden">
          <Disclosure title={fill(choose.title)} isButton>
            <p>{fill(choose.text)}</p>
            <ActionForm request={request} lang={lang} action="choose" button={choose.button} isMain>
              <input type="hidden" name="offer" value={id} />
              <input type="hidden" name="quote" value={quoteVersion} />
            </ActionForm>
          </Disclosure>
        </div>
      )}
    </li>
  )
}
