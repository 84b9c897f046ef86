import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { Said } from '#lib/leads/life/said.ts'
import { stateWords } from '#lib/leads/life/state-words.ts'
import { appointmentText } from '#lib/requests/appointment-text.ts'
import { isDayAsked } from '#lib/requests/life.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { SaidNote } from '../../_parts/said.tsx'

interface HistoryProps {
  request: CustomerRequest
  said: Said | null
  lang: Language
}

/** Where a request stands: its state, the day of the installation, and all states with their dates. */
export function History({ request: { type, reference, life, lead }, said, lang }: HistoryProps) {
  const { requestPage: words, shell } = getDictionary(lang)
  const { colon } = shell
  const { date } = getFormatters(lang)
  const zone = zoneOf(lead.province_state)
  const title = fillPlaceholders(type === 'claim' ? words.claim.title : words.title, { reference })
  const isAsked = isDayAsked(life)
  const { name, text } = isAsked ? { name: words.dayAsked, text: '' } : stateWords(type, life.state, lang)
  const stands = type === 'claim' ? words.claim.stands : words.stands
  const isScheduled = life.state === 'scheduled' && life.appointment
  return (
    <>
      {said && <SaidNote said={said} type={type} lang={lang} />}
      <div className="on-loud rounded-frame border-2 border-rule p-5 md:p-8">
        <h1 className="type-page text-[clamp(2.5rem,1.2rem+5vw,4.75rem)]">
          <span className="type-label mb-2 block tracking-[0]">{title}</span> {name}
        </h1>
        {text && <p className="mt-2 max-w-[52ch]">{text}</p>}
        {isScheduled && life.appointment && (
          <p className="mt-5">
            {words.appointment}
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
      </div>
      <section aria-label={stands} className="mt-8">
        <h2 className="type-h4">{stands}</h2>
        <ol className="mt-4">
          {life.past.map(({ state, at, by, appointment }, place) => (
            <li
              key={`${state}-${at}`}
              aria-current={place === life.past.length - 1 ? 'step' : undefined}
              className={`flex justify-between gap-4 border-t border-rule py-2 ${place === life.past.length - 1 ? 'font-bold' : ''}`}
            >
              <span>
                {appointment && by === 'customer' ? words.asked : stateWords(type, state, lang).name}
                {appointment && colon + appointmentText(appointment, lang)}
              </span>
              <span className="text-right">{date(localTime(at, zone).day)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
