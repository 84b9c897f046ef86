import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { addedMessages } from '#lib/leads/added-messages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { photoLinks } from '#lib/leads/photos/links.ts'

interface SentPhotosProps {
  store: Outbox
  request: CustomerRequest
  lang: Language
}

/** The photos of a request, and the messages that the customer added after it was sent. */
export function SentPhotos({ store, request: { lead }, lang }: SentPhotosProps) {
  const words = getDictionary(lang).requestPage
  const links = photoLinks(store, lead.photos).map((link) => {
    const { pathname, search } = new URL(link)
    return pathname + search
  })
  const messages = addedMessages(lead)
  return (
    <>
      {links.length > 0 && (
        <section aria-label={words.photos} className="mt-8">
          <h2 className="type-h4 mb-4">{words.photos}</h2>
          <ul className="flex flex-wrap gap-3">
            {links.map((link, place) => (
              <li key={link}>
                <a href={link} data-loads>
                  {/* Not through Next's image service: it would store the private photo. */}
                  <img
                    src={link}
                    width={120}
                    height={120}
                    loading="lazy"
                    className="rounded-control border-2 border-rule object-cover"
                    alt={fillPlaceholders(words.photo, { number: String(place + 1) })}
                  />
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {messages.length > 0 && (
        <section aria-label={words.added} className="mt-8">
          <h2 className="type-h4 mb-4">{words.added}</h2>
          {messages.map(({ at, text }) => (
            <p key={at + text} className="border-t border-rule py-2 wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
        </section>
      )}
    </>
  )
}
