import { buttonClass } from '#components/ui/button-class.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { answerByText } from '#lib/leads/offers/job-text.ts'
import type { Offer } from '#lib/leads/offers/offer.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { isDayAsked } from '#lib/requests/life.ts'
import type { JobView } from './view.ts'

/** The id of the part with the quote. */
export const QUOTE_PART = 'quote'

/** Where a job stands for its contractor, and until when an answer is wanted. */
export function JobHead({ offer, view, lang }: { offer: Offer; view: JobView | null; lang: Language }) {
  const { job: words, answerBy } = getDictionary(lang).jobPages
  const { name, text } = words.states[view ? standingOf(view) : isOver(offer.state) ? offer.state : 'closed']
  const { appointment, agreed } = view?.job.life ?? {}
  const days = {
    day: appointment ? appointmentText(appointment, lang) : '',
    before: agreed ? appointmentText(agreed, lang) : '',
  }
  const title = view
    ? fillPlaceholders(offer.state === 'chosen' ? words.chosenTitle : words.title, {
        reference: view.job.reference,
      })
    : words.plainTitle
  return (
    <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
      <h1 className="type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]">
        <span className="type-label mb-2 block tracking-[0]">{title}</span> {name}
      </h1>
      <p className="mt-2 max-w-[52ch]">{fillPlaceholders(text, days)}</p>
      {view && offer.state === 'asked' && (
        <>
          {view.job.isAskedFor && <p className="mt-2 font-bold">{words.askedFor}</p>}
          <p className="mt-5">
            {answerBy}
            <strong className="type-h4 block">{answerByText(offer, view.job, view.own, lang)}</strong>
          </p>
          {/* On a phone the form is far below. */}
          <a href={`#${QUOTE_PART}`} className={`${buttonClass({ tone: 'dark' })} mt-5`}>
            {words.quote.give}
          </a>
        </>
      )}
    </div>
  )
}

/** Where a live job stands: the state of the offer, and of a job that is the contractor's what is known of its day. */
function standingOf({ offer: { state }, job: { life } }: JobView) {
  if (state !== 'chosen') return state
  if (life.state === 'done') return 'done'
  if (isDayAsked(life)) return life.agreed ? 'dayAsked' : 'dayWished'
  return life.appointment ? 'scheduled' : 'chosen'
}

// An offer whose request was erased is over, whatever its state.
const isOver = (state: Offer['state']): boolean => !['asked', 'quoted', 'chosen'].includes(state)
