import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField } from '#components/ui/fields.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { Said } from '#lib/leads/life/said.ts'
import type { OfferSeen } from '#lib/leads/offers/customer-offers.ts'
import { LONGEST_TEXT } from '#lib/leads/offers/offer.ts'
import { ActionForm } from './action-form.tsx'

interface QuestionsProps {
  request: CustomerRequest
  offers: readonly OfferSeen[]
  /** What was done last: a thread that the customer has just written in stays open. */
  said: Said | null
  lang: Language
}

const WRITTEN: readonly Said[] = ['answered', 'answeredWithout']

/** When the last message of an offer was written, in milliseconds since 1970; 0 without messages. */
const lastAt = ({ messages }: OfferSeen): number => messages.at(-1)?.at ?? 0

/** The questions of contractors and the customer's messages. A contractor can be written to who has asked or given a quote. */
export function Questions({ request, offers, said, lang }: QuestionsProps) {
  const { questions: words } = getDictionary(lang).requestPage.quotes
  const open = offers.filter(({ quote, messages }) => quote !== null || messages.length > 0)
  if (open.length === 0) return null
  const newest = open.toSorted((one, other) => lastAt(other) - lastAt(one))[0]
  const isJustWritten = said !== null && WRITTEN.includes(said)
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-bold">{words.title}</h3>
      {open.map(({ id, business, state, messages }) => {
        const isAsked = messages.at(-1)?.sender === 'contractor'
        const title = isAsked ? words.asks : messages.length > 0 ? words.more : words.ask
        return (
          <Disclosure
            key={id}
            title={fillPlaceholders(title, { business })}
            isOpen={isAsked || (isJustWritten && id === newest?.id)}
          >
            <ul>
              {messages.map(({ id: message, sender, text }) => (
                <li key={message} className="border-t border-rule py-2 wrap-anywhere">
                  <p className="type-label">{sender === 'contractor' ? business : words.you}</p>
                  <p className="whitespace-pre-line">{text}</p>
                </li>
              ))}
            </ul>
            <ActionForm request={request} lang={lang} action="answer" button={words.button}>
              <input type="hidden" name="offer" value={id} />
              <TextAreaField
                id={`answer-${id}`}
                name="text"
                rows={3}
                required
                data-limit={LONGEST_TEXT}
                maxLength={LONGEST_TEXT}
                label={words.label}
                hint={state === 'chosen' ? undefined : words.hint}
              />
            </ActionForm>
          </Disclosure>
        )
      })}
    </div>
  )
}
