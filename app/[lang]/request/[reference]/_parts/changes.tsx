import { CountCharacters } from '#components/ui/count-characters.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField, TextField } from '#components/ui/fields.tsx'
import { LinkButton } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { FORMS } from '#lib/leads/forms/index.ts'
import { roomToAdd } from '#lib/leads/life/changes.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import { DONE, type Said } from '#lib/leads/life/said.ts'
import type { OffersSeen } from '#lib/leads/offers/customer-offers.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { withdrawalHref } from '#lib/leads/withdrawal.ts'
import { isLate } from '#lib/requests/appointment.ts'
import { stepsFrom } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { dayBefore } from '#lib/site-day.ts'
import { ActionForm } from './action-form.tsx'
import { DataForms } from './data-forms.tsx'
import { GivenTo } from './given-to.tsx'
import { KeepTyped } from './keep-typed.tsx'
import { MakeClaim } from './make-claim.tsx'

interface ChangesProps {
  store: Outbox
  request: CustomerRequest
  offers: OffersSeen | null
  /** Whether contractors are asked on this site. */
  isMatched: boolean
  noticeHours: number
  /** In milliseconds since 1970. */
  now: number
  /** What was done last. */
  said: Said | null
  lang: Language
}

/** What the customer can change. Each change is a form behind a row that opens, so nothing happens with one click. */
export function Changes({ store, request, offers, isMatched, noticeHours, now, said, lang }: ChangesProps) {
  const { requestPage: words } = getDictionary(lang)
  const { type, life, lead, submissionId } = request
  const isClaim = type === 'claim'
  const zone = zoneOf(lead.province_state)
  const steps = isClaim ? [] : stepsFrom(life.state, 'customer')
  const late = life.appointment !== null && isLate(life.appointment, zone, now, noticeHours)
  const fill = (text: string) => fillPlaceholders(text, { hours: getFormatters(lang).number(noticeHours) })
  const room = roomToAdd(lead)
  const today = localTime(now, zone).day
  const tomorrow = dayBefore(today, -1)
  const isInstalled =
    life.state === 'done' || (life.state === 'scheduled' && (life.appointment?.day ?? '') <= today)
  const form = { request, lang }
  return (
    <section aria-label={words.change} className="mt-8 print:hidden">
      <h2 className="type-h4 mb-4">{words.change}</h2>
      <CountCharacters />
      <KeepTyped isDone={said !== null && DONE.includes(said)} />
      {steps.includes('move') && (
        <Disclosure title={words.move.title}>
          <p>{fill(late ? words.move.late : words.move.text)}</p>
          {!late && (
            <ActionForm {...form} action="move" button={words.move.button} isMain>
              <TextField
                id="move-day"
                name="day"
                type="date"
                min={tomorrow}
                required
                label={words.move.day}
              />
            </ActionForm>
          )}
        </Disclosure>
      )}
      {!isClaim && isInstalled && <MakeClaim request={request} now={now} lang={lang} />}
      {(isClaim || steps.length > 0) && (
        <Disclosure title={words.add.title}>
          <p>{words.add.text}</p>
          <ActionForm {...form} action="add" button={words.add.button} isMain hasFiles>
            <TextAreaField
              id="add-text"
              name="text"
              data-limit={room}
              maxLength={room}
              label={words.add.message}
              hint={fillPlaceholders(words.add.limit, { limit: getFormatters(lang).number(room) })}
            />
            <TextField
              id="add-photos"
              name="photos"
              type="file"
              multiple
              accept="image/jpeg,image/png,image/webp"
              label={words.add.photos}
            />
          </ActionForm>
        </Disclosure>
      )}
      {steps.includes('withdraw') && (
        <>
          <Disclosure title={words.date.title}>
            <p>{words.date.text}</p>
            <ActionForm {...form} action="date" button={words.date.button}>
              <TextField
                id="preferred-date"
                name="preferred_date"
                type="date"
                min={tomorrow}
                defaultValue={lead.preferred_date}
                label={FORMS.lead.fields.preferred_date?.label[lang] ?? ''}
              />
            </ActionForm>
          </Disclosure>
          {isMatched && steps.includes('choose') && (
            <Disclosure title={words.photosShare.postal.title}>
              <p>{words.photosShare.postal.text}</p>
              <ActionForm {...form} action="postal" button={words.photosShare.postal.button}>
                <TextField
                  id="postal-code"
                  name="postal_code"
                  autoComplete="postal-code"
                  autoCapitalize="characters"
                  maxLength={10}
                  defaultValue={lead.postal_code}
                  label={words.photosShare.postal.label}
                  hint={words.photosShare.postal.hint}
                />
              </ActionForm>
            </Disclosure>
          )}
          <Disclosure title={words.withdraw.title}>
            <p>{words.withdraw.text}</p>
            <ActionForm {...form} action="withdraw" button={words.withdraw.button} />
          </Disclosure>
        </>
      )}
      {steps.includes('cancel') && (
        <Disclosure title={words.cancel.title}>
          <p>{fill(late ? words.cancel.late : words.cancel.free)}</p>
          <ActionForm {...form} action="cancel" button={words.cancel.button} />
        </Disclosure>
      )}
      <Disclosure title={words.data.title}>
        {offers && <GivenTo request={request} givenTo={offers.givenTo} lang={lang} />}
        <DataForms request={request} lang={lang} />
        {lead.marketing_consent && (
          <LinkButton
            href={withdrawalHref(store, submissionId, 'en')}
            lang={lang}
            tone="outline"
            className="mt-6"
          >
            {words.consent}
          </LinkButton>
        )}
      </Disclosure>
    </section>
  )
}
