import { getFormatters } from '#lib/i18n/format.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { resultWords } from '#lib/results/words.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  lead: 'How often pages were visited, and what came in through the forms. Visits are counted without cookies and without anything of the visitor; who asks not to be tracked is not counted. Requests are the leads that are stored, without those suspected of being spam.',
  period: 'Period',
  lastDays: (days: number) => `Last ${days} days`,
  export: 'Export CSV',
  visits: 'Visits',
  requests: 'Requests',
  done: 'Done',
  requestsBefore: 'Requests before',
  daysShown: (from: string, to: string) => `From ${from} to ${to}. Today is included and is not over yet.`,
  daysBefore: (from: string, to: string, visits: string, requests: string) =>
    `In the period before, from ${from} to ${to}: ${visits}, ${requests}.`,
  doneHint:
    'Done: requests that came in this period and whose work is finished. Before: requests in the period before.',
  frenchHint:
    'Pages with at least 30 visits in each language whose French brings fewer requests for each visit. Read their French first.',
  frenchVisits: 'French visits',
  frenchRequests: 'French requests',
  englishVisits: 'English visits',
  englishRequests: 'English requests',
  total: (what: string, count: string) => `${what}: ${count}`,
  day: 'Day',
  perDay: (what: string) => `${what} by day`,
  summary: (what: string, total: string, most: string, day: string) =>
    `${what} by day, ${total} in all; the most, ${most}, on ${day}`,
  asTable: 'The numbers by day',
  name: 'Name',
  nothing: 'Nothing was counted in this time.',
  campaignHint:
    'Of links with utm_campaign. A campaign is listed once three people have come with it on one day.',
  matchingHint:
    'Requests of this time by what became of them with contractors. In the promised time means that a first answer came before its end. Contractors are missing where nobody was found in that time, and where nobody fits a request that is open now.',
  speedHint:
    'As browsers of visitors measured it. Three of four visits were at least so good. Google calls up to 2.5 s, 200 ms and 0.1 good. A page has a line from 30 visits on. Safari measures some of it only since 2025, so there are fewer visits here than above.',
  notMeasured: 'Not measured',
  stepColumn: 'Step',
  count: 'How many',
  more: (count: number) => `Show all ${count}`,
  home: (visits: string, requests: string) => `7 days up to yesterday: ${visits}, ${requests}`,
  visitCount: (text: string, count: number) => `${text} ${count === 1 ? 'visit' : 'visits'}`,
  requestCount: (text: string, count: number) => `${text} ${count === 1 ? 'request' : 'requests'}`,
  before: (visits: string, requests: string) => ` (the 7 before: ${visits}, ${requests})`,
  unknown: 'What the site brought',
}

const fr: typeof en = {
  lead: 'Combien de fois les pages ont été vues, et ce qui est arrivé par les formulaires. Les visites sont comptées sans témoins et sans rien retenir des visiteurs; qui demande à ne pas être suivi n’est pas compté. Les demandes sont celles qui sont conservées, sauf les pourriels présumés.',
  period: 'Période',
  lastDays: (days) => `${days} derniers jours`,
  export: 'Exporter en CSV',
  visits: 'Visites',
  requests: 'Demandes',
  done: 'Terminées',
  requestsBefore: 'Demandes avant',
  daysShown: (from, to) => `Du ${from} au ${to}. Aujourd’hui est compris, et la journée n’est pas finie.`,
  daysBefore: (from, to, visits, requests) =>
    `Période précédente, du ${from} au ${to} : ${visits}, ${requests}.`,
  doneHint:
    'Terminées : demandes reçues pendant cette période et dont les travaux sont finis. Avant : demandes de la période précédente.',
  frenchHint:
    'Pages vues au moins 30 fois dans chaque langue, dont le français amène moins de demandes par visite. Relisez d’abord leur français.',
  frenchVisits: 'Visites en français',
  frenchRequests: 'Demandes en français',
  englishVisits: 'Visites en anglais',
  englishRequests: 'Demandes en anglais',
  total: (what, count) => `${what} : ${count}`,
  day: 'Jour',
  perDay: (what) => `${what} par jour`,
  summary: (what, total, most, day) => `${what} par jour, ${total} en tout; le maximum, ${most}, le ${day}`,
  asTable: 'Les nombres par jour',
  name: 'Nom',
  nothing: 'Rien n’a été compté pendant cette période.',
  campaignHint:
    'Des liens avec utm_campaign. Une campagne figure ici dès qu’elle a amené trois personnes le même jour.',
  matchingHint:
    'Les demandes de cette période, selon leur suite auprès des entrepreneurs. Dans le délai promis\u00A0: une première réponse est venue avant sa fin. Sans entrepreneur\u00A0: personne n’a été trouvé à temps, ou personne ne convient à une demande encore ouverte.',
  speedHint:
    'Mesuré par les navigateurs des visiteurs. Trois visites sur quatre ont été au moins aussi bonnes. Pour Google, c’est bon jusqu’à 2,5\u00A0s, 200\u00A0ms et 0,1. Une page figure ici à partir de 30 visites. Safari ne mesure une partie de ces valeurs que depuis 2025\u00A0: il y a donc moins de visites ici que plus haut.',
  notMeasured: 'Pas mesuré',
  stepColumn: 'Étape',
  count: 'Nombre',
  more: (count) => `Afficher les ${count}`,
  home: (visits, requests) => `7 jours jusqu’à hier : ${visits}, ${requests}`,
  visitCount: (text, count) => `${text} ${count < 2 ? 'visite' : 'visites'}`,
  requestCount: (text, count) => `${text} ${count < 2 ? 'demande' : 'demandes'}`,
  before: (visits, requests) => ` (les 7 précédents : ${visits}, ${requests})`,
  unknown: 'Ce que le site a apporté',
}

const WORDS: Record<Language, typeof en> = { en, fr }

/** The words of the tool, and how numbers and days are written. */
export function useWords() {
  const language = useStudioLanguage()
  const { number, date } = getFormatters(language)
  const short = new Intl.DateTimeFormat(LOCALES[language], {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
  return {
    language,
    words: { ...resultWords[language], ...WORDS[language] },
    number: (value: number) => number(value),
    day: date,
    shortDay: (day: string) => short.format(new Date(day)),
  }
}
