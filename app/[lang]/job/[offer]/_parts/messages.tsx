import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { messagesOf } from '#lib/leads/offers/messages.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { Section } from '../../../jobs/_parts/section.tsx'

interface MessagesProps {
  store: Outbox
  /** The id of the offer. */
  offer: string
  lang: Language
}

/** The questions of the contractor and the customer's answers, the oldest first. */
export async function Messages({ store, offer, lang }: MessagesProps) {
  const messages = await messagesOf(store, [offer])
  if (messages.length === 0) return null
  const { messages: words } = getDictionary(lang).jobPages.job
  return (
    <Section title={words.title}>
      <ol>
        {messages.map(({ id, sender, text }) => (
          <li key={id} className="border-t border-rule py-2">
            <strong className="block text-small">
              {sender === 'contractor' ? words.you : words.customer}
            </strong>
            <span className="wrap-anywhere whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
