import { Checkbox } from '#components/ui/checkbox.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { addedMessages } from '#lib/leads/added-messages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { photoLinks } from '#lib/leads/photos/links.ts'
import { photoSharing } from '#lib/leads/photos/sharing.ts'
import { ActionForm } from './action-form.tsx'

interface SentPhotosProps {
  store: Outbox
  request: CustomerRequest
  /** Whether the customer decides now which photos contractors see. */
  canShare: boolean
  lang: Language
}

/** The photos of a request, and the messages that the customer added after it was sent. */
export async function SentPhotos({ store, request, canShare, lang }: SentPhotosProps) {
  const words = getDictionary(lang).requestPage
  const { lead } = request
  const links = photoLinks(store, lead.photos).map((link) => {
    const { pathname, search } = new URL(link)
    return pathname + search
  })
  const sharing = await photoSharing(store, request.submissionId)
  const photos = links.map((link, place) => {
    const id = lead.photos[place] ?? ''
    return { id, link, number: String(place + 1), sharing: sharing.get(id) ?? '' }
  })
  const messages = addedMessages(lead)
  return (
    <>
      {photos.length > 0 && (
        <section aria-label={words.photos} className="mt-8">
          <h2 className="type-h4 mb-4">{words.photos}</h2>
          {canShare ? (
            <>
              <p className="max-w-[68ch]">{words.photosShare.text}</p>
              <ActionForm request={request} lang={lang} action="share" button={words.photosShare.button}>
                <ul>
                  {photos.map((photo) => (
                    <li key={photo.id} className="flex items-center gap-4 py-2">
                      <Photo {...photo} lang={lang} />
                      <div className="grow">
                        {photo.sharing === 'held' ? (
                          <p>{fillPlaceholders(words.photosShare.held, photo)}</p>
                        ) : (
                          <Checkbox
                            name="photo"
                            value={photo.id}
                            defaultChecked={photo.sharing === 'shared'}
                            label={fillPlaceholders(words.photosShare.photo, photo)}
                          />
                        )}
                      </div>
                    </li>
                  ))}
                </ul>
              </ActionForm>
            </>
          ) : (
            <ul className="flex flex-wrap gap-3">
              {photos.map((photo) => (
                <li key={photo.id}>
                  <Photo {...photo} lang={lang} />
                </li>
              ))}
            </ul>
          )}
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

function Photo({ link, number, lang }: { link: string; number: string; lang: Language }) {
  const { photo } = getDictionary(lang).requestPage
  return (
    <a href={link} data-loads className="flex-none">
      {/* Not through Next's image service: it would store the private photo. */}
      <img
        src={link}
        width={120}
        height={120}
        loading="lazy"
        className="rounded-control border-2 border-rule object-cover"
        alt={fillPlaceholders(photo, { number })}
      />
    </a>
  )
}
