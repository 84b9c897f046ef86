import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { Said } from '#lib/leads/life/said.ts'
import { stateWords } from '#lib/leads/life/state-words.ts'
import type { Standing } from '#lib/leads/offers/customer-offers.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { isDayAsked, type RequestState } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { SaidNote } from '../../_parts/said.tsx'
import { StateBox, StateList } from './state-box.tsx'

interface HistoryProps {
  request: CustomerRequest
  said: Said | null
  /** Where the request stands by the offers of contractors; null when the words of its state are right. */
  standing: Standing | null
  lang: Language
}

/** Where a request stands: its state, the day of the installation, and all states with their dates. */
export function History({ request: { type, reference, life, lead }, said, standing, lang }: HistoryProps) {
  const { requestPage: words, shell } = getDictionary(lang)
  const { colon } = shell
  const { date } = getFormatters(lang)
  const zone = zoneOf(lead.province_state)
  const title = fillPlaceholders(type === 'claim' ? words.claim.title : words.title, { reference })
  const isAsked = isDayAsked(life)
  const { name, text } = isAsked
    ? { name: words.dayAsked, text: '' }
    : {
        ...stateWords(type, life.state, lang),
        // A quote that was taken back leaves the state: others may still answer.
        ...(standing === 'waiting' ? words.states.matching : standing && words.quotes.standing[standing]),
      }
  const nameOf = (state: RequestState) =>
    state === 'quoted' && standing === 'oneQuote'
      ? words.quotes.standing.oneQuote.name
      : stateWords(type, state, lang).name
  const stands = type === 'claim' ? words.claim.stands : words.stands
  const isScheduled = life.state === 'scheduled' && life.appointment
  return (
    <>
      {said && <SaidNote said={said} type={type} lang={lang} />}
      <StateBox title={title} name={name} text={text}>
        {isScheduled && life.appointment && (
          <p className="mt-5">
            {life.appointment.isConfirmed ? words.appointment : words.appointmentAsked}
            <strong className="type-h4 block">{appointmentText(life.appointment, lang)}</strong>
            {!life.appointment.isConfirmed && (
              <span className="block">
                {words.unconfirmed}{' '}
                {life.agreed &&
                  fillPlaceholders(words.untilThen, { day: appointmentText(life.agreed, lang) })}
              </span>
            )}
          </p>
        )}
      </StateBox>
      <StateList
        title={stands}
        states={life.past.map(({ state, at, by, appointment }) => ({
          key: `${state}-${at}`,
          name:
            (appointment && by === 'customer' ? words.asked : nameOf(state)) +
            (appointment ? colon + appointmentText(appointment, lang) : ''),
          day: date(localTime(at, zone).day),
        }))}
      />
    </>
  )
}
