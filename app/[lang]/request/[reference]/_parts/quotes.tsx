import { TextLink } from '#components/ui/links.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import type { CustomerRequest } from '#lib/leads/life/request.ts'
import type { Said } from '#lib/leads/life/said.ts'
import type { OffersSeen } from '#lib/leads/offers/customer-offers.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { timeText } from '#lib/requests/time-text.ts'
import { ChosenContractor } from './chosen-contractor.tsx'
import { Questions } from './questions.tsx'
import { QuoteCard } from './quote-card.tsx'

interface QuotesProps {
  request: CustomerRequest
  offers: OffersSeen
  /** What was done last. */
  said: Said | null
  lang: Language
}

/** The states in which a request is open for quotes. */
const OPEN: readonly string[] = ['received', 'matching', 'quoted']

/** The columns of the quotes, by how many there are: a single one has the whole width. */
const COLUMNS = ['', '', 'sm:grid-cols-2', 'sm:grid-cols-2 lg:grid-cols-3']

/** The contractors of a request: who has it, their quotes side by side, their questions, and the chosen one. */
export function Quotes({ request, offers, said, lang }: QuotesProps) {
  const { quotes: words } = getDictionary(lang).requestPage
  const chosen = offers.live.find(({ state }) => state === 'chosen')
  const isOpen = OPEN.includes(request.life.state)
  if (!chosen && !(isOpen && (offers.asked > 0 || offers.isNobody))) return null
  const title = chosen ? words.yourContractor : words.title
  const quoted = offers.live.filter(({ quote }) => quote !== null)
  const isNobody = offers.isNobody && quoted.length === 0
  return (
    <section id="quotes" aria-label={title} className="mt-8">
      <h2 className="type-h4">{title}</h2>
      {chosen ? (
        <ChosenContractor request={request} offer={chosen} lang={lang} />
      ) : (
        <>
          {isNobody && (
            <div className="mt-4 border-l-4 border-rule pl-4">
              <p className="font-bold">{words.nobody.title}</p>
              <p className="max-w-[68ch]">{words.nobody.text}</p>
            </div>
          )}
          {offers.asked > 0 && <p className="mt-2 max-w-[68ch]">{countsOf(offers, request, lang)}</p>}
          {quoted.length > 0 && (
            <ul className={`mt-5 grid gap-x-5 gap-y-8 ${COLUMNS[Math.min(quoted.length, 3)]}`}>
              {quoted.map((offer) => (
                <QuoteCard key={offer.id} request={request} offer={offer} lang={lang} />
              ))}
            </ul>
          )}
        </>
      )}
      <Questions request={request} offers={offers.live} said={said} lang={lang} />
      {!chosen && offers.isAutomatic && (
        <div className="mt-6 max-w-[68ch] text-small">
          <p>{words.automatic}</p>
          <TextLink href="/contact" lang={lang} label={words.askPerson} className="mt-2" />
        </div>
      )}
    </section>
  )
}

/** How many contractors were asked and what they have answered, until when the others answer, and the order of the quotes. */
function countsOf(
  { asked, answered, declined, live, answerBy }: OffersSeen,
  { lead }: CustomerRequest,
  lang: Language,
): string {
  const { requestPage, shell } = getDictionary(lang)
  const { quotes: words } = requestPage
  const { plural, number, date } = getFormatters(lang)
  const counted = (forms: { one: string; other: string }, count: number) =>
    fillPlaceholders(plural(count, forms), { count: number(count) })
  const have = live.length
  const quotes = live.filter(({ quote }) => quote !== null).length
  const results = [
    quotes > 0 && counted(words.quoted, quotes),
    declined > 0 && counted(words.declined, declined),
    have > quotes && answered > 0 && counted(words.waiting, have - quotes),
  ].filter((text) => text !== false)
  const until = answerBy === null ? null : localTime(answerBy, zoneOf(lead.province_state))
  return [
    counted(words.asked, asked) + (results.length > 0 ? `${shell.colon}${results.join(', ')}.` : '.'),
    have > 0 && answered === 0 && words.noneAnswered,
    until && fillPlaceholders(words.answerBy, { date: date(until.day), time: timeText(until.minutes, lang) }),
    have > 0 && words.private,
    quotes > 1 && words.sorted,
  ]
    .filter(Boolean)
    .join(' ')
}
