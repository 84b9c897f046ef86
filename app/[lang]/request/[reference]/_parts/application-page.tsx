import { NextStepsList } from '#components/lead/next-steps-list.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { CountCharacters } from '#components/ui/count-characters.tsx'
import { Disclosure } from '#components/ui/disclosure.tsx'
import { TextAreaField } from '#components/ui/fields.tsx'
import { getNextSteps } from '#lib/content/next-steps.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { type Standing, standingOf, standingWords } from '#lib/leads/contractors/standing.ts'
import { roomToAdd } from '#lib/leads/life/changes.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import { DONE, type Said } from '#lib/leads/life/said.ts'
import { contractorLink } from '#lib/leads/offers/links.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { SaidNote } from '../../_parts/said.tsx'
import { ActionForm } from './action-form.tsx'
import { DataForms } from './data-forms.tsx'
import { KeepTyped } from './keep-typed.tsx'
import { PrintButton } from './print-button.tsx'
import { SentPhotos } from './sent-photos.tsx'
import { SentRequest } from './sent-request.tsx'
import { SentToast } from './sent-toast.tsx'
import { StateBox, StateList } from './state-box.tsx'

interface ApplicationPageProps {
  store: Outbox
  request: CustomerRequest
  /** What was done last. */
  said: Said | null
  lang: Language
}

/** The page of an application, for the contractor who applied: where it stands, what happens next, and what can be changed. */
export async function ApplicationPage({ store, request, said, lang }: ApplicationPageProps) {
  const { forms, jobPages } = getDictionary(lang)
  const { application: words } = jobPages
  const { reference, type, lead, fields, receivedAt } = request
  const standing = await standingOf(store, request)
  const { state, past, contractor } = standing
  const isInNetwork = state === 'active' || state === 'paused'
  const next =
    state === 'applied' || state === 'reading' ? await getNextSteps(type, fields, receivedAt, lang) : null
  const { date } = getFormatters(lang)
  const zone = zoneOf(lead.province_state)
  return (
    <div className="wrap section-space max-w-[60rem]">
      <SentToast reference={reference} {...forms.successes[type]} />
      {said && <SaidNote said={said} type={type} lang={lang} />}
      <StateBox title={fillPlaceholders(words.title, { reference })} {...standingWords(state, lang)} />
      <StateList
        title={words.stands}
        states={past.map((one) => ({
          key: `${one.state}-${one.at}`,
          name: standingWords(one.state, lang).name,
          day: date(localTime(one.at, zone).day),
        }))}
      />
      {contractor && isInNetwork && (
        <div className="mt-8 print:hidden">
          <p>{words.jobs.text}</p>
          <a href={contractorLink(store, contractor, lang)} className={`${buttonClass({})} mt-4`} data-loads>
            {words.jobs.button}
          </a>
        </div>
      )}
      {next && <NextStepsList next={next} title={forms.whatNext} heading="h2" />}
      <SentRequest type={type} values={fields} lang={lang} />
      <SentPhotos store={store} request={request} canShare={false} lang={lang} />
      <ApplicationChanges request={request} standing={standing} said={said} lang={lang} />
      <div className="mt-8 print:hidden">
        <PrintButton label={forms.print} />
      </div>
    </div>
  )
}

interface ApplicationChangesProps extends Omit<ApplicationPageProps, 'store'> {
  standing: Standing
}

/** What the applicant can change. Each change is a form behind a row that opens, so nothing happens with one click. */
function ApplicationChanges({ request, standing, said, lang }: ApplicationChangesProps) {
  const { requestPage, jobPages } = getDictionary(lang)
  const { application: words } = jobPages
  const { contractor, canWithdraw } = standing
  const room = roomToAdd(request.lead)
  const form = { request, lang }
  return (
    <section aria-label={requestPage.change} className="mt-8 print:hidden">
      <h2 className="type-h4 mb-4">{requestPage.change}</h2>
      <CountCharacters />
      <KeepTyped isDone={said !== null && DONE.includes(said)} />
      <Disclosure title={words.add.title}>
        <p>{words.add.text}</p>
        <ActionForm {...form} action="add" button={words.add.button} isMain>
          <TextAreaField
            id="add-text"
            name="text"
            data-limit={room}
            maxLength={room}
            label={requestPage.add.message}
            hint={fillPlaceholders(requestPage.add.limit, { limit: getFormatters(lang).number(room) })}
          />
        </ActionForm>
      </Disclosure>
      {canWithdraw && (
        <Disclosure title={words.withdraw.title}>
          <p>{words.withdraw.text}</p>
          <ActionForm {...form} action="withdraw" button={words.withdraw.button} />
        </Disclosure>
      )}
      <Disclosure title={requestPage.data.title}>
        <DataForms request={request} erases={contractor ? words.data.record : ''} lang={lang} />
      </Disclosure>
    </section>
  )
}
