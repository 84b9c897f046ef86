import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { NextStepsList } from '#components/lead/next-steps-list.tsx'
import { UrgentNote } from '#components/lead/urgent-note.tsx'
import { buttonClass } from '#components/ui/button-class.ts'
import { jobHref } from '#lib/chosen-job/job.ts'
import { getLeadSettings } from '#lib/content/lead-settings.ts'
import { getNextSteps } from '#lib/content/next-steps.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Lead } from '#lib/leads/lead.ts'
import { cookieOf, leadOfCookie, REQUEST_ADDRESS } from '#lib/leads/life/links.ts'
import { readRequest } from '#lib/leads/life/request.ts'
import { offersForCustomer, standingOf } from '#lib/leads/offers/customer-offers.ts'
import { stepsFrom } from '#lib/requests/life.ts'
import { leadDependencies, readMatchFacts, reviews } from '../../../api/leads/dependencies.ts'
import { unlistedMetadata } from '../../metadata.ts'
import { languageOf } from '../../params.ts'
import { FindRequest } from '../_parts/find-request.tsx'
import { saidIn } from '../_parts/said.tsx'
import { ActionForm } from './_parts/action-form.tsx'
import { AnotherJob } from './_parts/another-job.tsx'
import { ApplicationPage } from './_parts/application-page.tsx'
import { Changes } from './_parts/changes.tsx'
import { Claims } from './_parts/claims.tsx'
import { GuaranteeTerms } from './_parts/guarantee-terms.tsx'
import { History } from './_parts/history.tsx'
import { PrintButton } from './_parts/print-button.tsx'
import { Quotes } from './_parts/quotes.tsx'
import { SentPhotos } from './_parts/sent-photos.tsx'
import { SentRequest } from './_parts/sent-request.tsx'
import { SentToast } from './_parts/sent-toast.tsx'

type Props = PageProps<'/[lang]/request/[reference]'>

/** The page shows what one customer has asked for, so it is rendered for each request. */
export const instant = false

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await languageOf(params)
  const { reference } = await params
  const { request } = await seenRequest(reference)
  const { requestPage, jobPages } = getDictionary(lang)
  const { title, description } = request?.type === 'contractor' ? jobPages.application : requestPage
  return unlistedMetadata(lang, fillPlaceholders(title, { reference }), description)
}

/** The request with a reference, if this browser has its cookie; otherwise null. It is read once for each page. */
const seenRequest = cache(async (reference: string) => {
  const store = await leadDependencies.outbox()
  const id = await leadOfCookie(store, reference, (await cookies()).get(cookieOf(reference))?.value)
  return { store, request: id === null ? null : await readRequest(store, id) }
})

/**
 * The page of a booking, a quote request, a guarantee claim or an application, for whoever sent it: where it stands, what happens
 * next, and what can be changed. Only a browser with the request's cookie sees it. Other browsers see how to get a link.
 */
export default async function RequestPage({ params, searchParams }: Props) {
  const lang = await languageOf(params)
  const { reference } = await params
  const said = saidIn(await searchParams)
  const { store, request } = await seenRequest(reference)
  if (!request) return <FindRequest lang={lang} said={said ?? 'linkWrong'} />
  if (request.type === 'contractor')
    return <ApplicationPage store={store} request={request} said={said} lang={lang} />
  const { forms, requestPage: words } = getDictionary(lang)
  const { type, life, receivedAt, fields, lead } = request
  const facts = type === 'lead' ? await readMatchFacts() : null
  const offers = facts && (await offersForCustomer(store, request, facts.ratings))
  const isMatched = offers !== null && (facts?.settings.mode !== 'off' || offers.asked > 0)
  const standing = offers && standingOf(life.state, offers)
  const isWaiting = life.state === 'received' || life.state === 'matching'
  const next = isWaiting ? await getNextSteps(type, fields, receivedAt, lang) : null
  const { noticeHours } = await getLeadSettings()
  const now = store.now()
  const steps = type === 'lead' ? stepsFrom(life.state, 'customer') : []
  return (
    <div className="wrap section-space max-w-[60rem]">
      <SentToast reference={reference} {...forms.successes[type]} />
      {next?.isEmergency && <UrgentNote note={next.text} lang={lang} />}
      <History request={request} said={said} standing={standing} lang={lang} />
      {store.confirms && !request.isEmailProven && steps.includes('choose') && (
        <p className="mt-5 max-w-[68ch] border-l-4 border-rule pl-4 print:hidden">{words.confirmAddress}</p>
      )}
      {life.state === 'scheduled' && (
        <a
          href={localizedHref(`${REQUEST_ADDRESS}/calendar?${new URLSearchParams({ reference })}`, lang)}
          className={`${buttonClass({ tone: 'outline' })} mt-5 print:hidden`}
          data-loads
        >
          {words.calendar}
        </a>
      )}
      {type === 'lead' && life.state === 'done' && !request.isReviewed && reviews() !== null && (
        <div className="mt-5 print:hidden">
          <p className="max-w-[68ch]">{words.review.text}</p>
          <ActionForm request={request} lang={lang} action="review" button={words.review.button} isMain />
        </div>
      )}
      {offers && <Quotes request={request} offers={offers} said={said} lang={lang} />}
      {/* The steps promise a contractor by a time that is over when nobody was found. */}
      {next && !(offers?.isNobody || standing === 'searching') && (
        <NextStepsList
          next={next.isEmergency ? { ...next, text: '' } : next}
          title={forms.whatNext}
          heading="h2"
        />
      )}
      <GuaranteeTerms lead={lead} lang={lang} />
      <SentRequest type={type} values={fields} lang={lang} />
      <SentPhotos
        store={store}
        request={request}
        canShare={isMatched && steps.includes('choose')}
        lang={lang}
      />
      <Claims store={store} request={request} lang={lang} />
      <Changes
        store={store}
        request={request}
        offers={offers}
        isMatched={isMatched}
        noticeHours={noticeHours}
        now={now}
        said={said}
        lang={lang}
      />
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        {type === 'lead' && (
          <AnotherJob reference={reference} href={localizedHref(formOf(lead), lang)} label={forms.addJob} />
        )}
        <PrintButton label={forms.print} />
      </div>
    </div>
  )
}

/** The form that a lead was sent with, for another job in its city. */
function formOf({ conversion_page, jobs }: Lead): string {
  const sent = URL.parse(conversion_page, 'http://site')?.pathname
  return jobHref(sent === '/get-quote' ? sent : '/book-installation', { city: jobs[0]?.city || undefined })
}
