import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import type { Candidate, Exclusion, Insurance, Licence, Match, MatchJob, MatchSettings } from './types.ts'

/** The most contractors that are asked about a request at once, where staff set nothing else. */
export const MOST_ASKED = 3

/**
 * The contractors that are asked about a request: those inside the rule, at most `most` of them. The one that the
 * customer asked for by name comes first, then the others in the order of their turns.
 * An emergency asks all that are on call. `docs/product.md` (Matching) has the rule as a table.
 */
export function matchOf(job: MatchJob, candidates: readonly Candidate[], settings: MatchSettings): Match {
  const askedBefore = new Set(settings.askedBefore)
  const permitted: Candidate[] = []
  const excluded: Match['excluded'] = []
  for (const candidate of candidates) {
    const why = exclusionOf(job, candidate, settings, askedBefore)
    if (why) excluded.push({ id: candidate.id, why })
    else permitted.push(candidate)
  }
  const turns = byTurn(permitted, job.province, settings.today)
  const isPreferred = ({ id }: Candidate) => id === settings.preferred
  const inOrder = [...turns.filter(isPreferred), ...turns.filter((one) => !isPreferred(one))]
  return { chosen: job.isEmergency ? inOrder : inOrder.slice(0, Math.max(0, settings.most)), excluded }
}

type Rule = (
  job: MatchJob,
  candidate: Candidate,
  settings: MatchSettings,
  askedBefore: ReadonlySet<string>,
) => boolean

/** Whether a contractor keeps each rule, in the order in which the rules are applied. */
const RULES: readonly (readonly [Exclusion, Rule])[] = [
  ['notActive', (_, { isActive }) => isActive],
  ['trade', doesTrade],
  ['area', (job, candidate, { kmBetween }) => worksThere(job, candidate, kmBetween)],
  ['licence', (job, { licences }, { today }) => isLicensed(job, licences, today)],
  ['insurance', (_, { insurance }, { today }) => isInsured(insurance, today)],
  // A figure that is not a number excludes.
  ['openJobs', (_, { openJobs, mostOpenJobs }) => openJobs < mostOpenJobs],
  ['offersWeek', (_, { offersThisWeek, mostOffersWeek }) => offersThisWeek < mostOffersWeek],
  ['notOnCall', ({ isEmergency }, { isOnCall }) => !isEmergency || isOnCall],
  ['askedBefore', (_job, { id }, _settings, askedBefore) => !askedBefore.has(id)],
]

/** The first rule that a contractor breaks; null for a contractor who may be asked. */
function exclusionOf(...facts: Parameters<Rule>): Exclusion | null {
  return RULES.find(([, keeps]) => !keeps(...facts))?.[0] ?? null
}

/** All rules that a contractor breaks, in their order. Staff may ask in spite of some of them. */
export function brokenRules(job: MatchJob, candidate: Candidate, settings: MatchSettings): Exclusion[] {
  const askedBefore = new Set(settings.askedBefore)
  return RULES.filter(([, keeps]) => !keeps(job, candidate, settings, askedBefore)).map(([name]) => name)
}

/**
 * What a contractor lacks today for a job that it was asked about before; null when nothing is missing. These rules protect the
 * customer, so they hold whoever chooses.
 */
export function lackOf(
  { licences: needed, province }: Pick<MatchJob, 'licences' | 'province'>,
  { isActive, licences, insurance }: Pick<Candidate, 'isActive' | 'licences' | 'insurance'>,
  today: string,
): Extract<Exclusion, 'notActive' | 'licence' | 'insurance'> | null {
  if (!isActive) return 'notActive'
  if (!isLicensed({ licences: needed, province }, licences, today)) return 'licence'
  return isInsured(insurance, today) ? null : 'insurance'
}

/** Whether a contractor does every service. Of a job that names only a kind of service it must do one of this kind. */
function doesTrade({ services, anyOf, categories }: MatchJob, candidate: Candidate): boolean {
  const does = (service: string) => {
    const category = Object.hasOwn(categories, service) ? categories[service] : undefined
    return (
      candidate.services.includes(service) ||
      (category !== undefined && candidate.categories.includes(category))
    )
  }
  return services.length === 0 ? anyOf.some(does) : services.every(does)
}

/** Whether a contractor works in a city: in its province, in the city itself, or around a city near it. */
export function worksThere(
  { city, province }: Pick<MatchJob, 'city' | 'province'>,
  { cities, provinces, around }: Pick<Candidate, 'cities' | 'provinces' | 'around'>,
  kmBetween: MatchSettings['kmBetween'],
): boolean {
  if (province !== '' && provinces.includes(province)) return true
  if (city === null) return false
  if (cities.includes(city)) return true
  return around.some(({ city: middle, km }) => {
    const distance = kmBetween(middle, city)
    return distance !== null && distance <= km
  })
}

/** Whether there is a valid licence for every trade that needs one. */
function isLicensed(
  { licences: needed, province }: Pick<MatchJob, 'licences' | 'province'>,
  licences: readonly Licence[],
  today: string,
): boolean {
  return needed.every((trade) =>
    licences.some(
      (licence) =>
        province !== '' &&
        licence.province === province &&
        licence.trades.includes(trade) &&
        isLicenceChecked(licence, today),
    ),
  )
}

/** Whether staff have seen the licence, and it is valid on a day. */
export const isLicenceChecked = (
  { checkedAt, expires }: Pick<Licence, 'checkedAt' | 'expires'>,
  today: string,
): boolean => checkedAt !== null && (expires === '' || isValidOn(today, expires))

/** Whether staff have seen the proof of an insurance, and it is valid on a day. */
export const isInsured = (
  insurance: Pick<Insurance, 'checkedAt' | 'expires'> | null,
  today: string,
): boolean => insurance !== null && insurance.checkedAt !== null && isValidOn(today, insurance.expires)

/** Whether a day is at or before the last valid day. A text that is no date counts as expired. */
export const isValidOn = (today: string, expires: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(expires) && today <= expires

/**
 * Who was asked longest ago comes first, who was never asked before all others. Earlier days are compared as days, so that
 * rating and speed choose among those who were last asked on one day. Of those asked today the moment counts: otherwise the
 * best rated would get every job of the day.
 */
function byTurn(candidates: readonly Candidate[], province: string, today: string): Candidate[] {
  const zone = zoneOf(province)
  return candidates
    .map((candidate) => ({ candidate, turn: turnOf(candidate.lastAskedAt, zone, today) }))
    .sort(
      (a, b) =>
        compare(a.turn.day, b.turn.day) ||
        a.turn.moment - b.turn.moment ||
        (b.candidate.rating ?? -1) - (a.candidate.rating ?? -1) ||
        compare(
          a.candidate.answerMinutes ?? Number.POSITIVE_INFINITY,
          b.candidate.answerMinutes ?? Number.POSITIVE_INFINITY,
        ) ||
        compare(a.candidate.id, b.candidate.id),
    )
    .map(({ candidate }) => candidate)
}

/** The day when a contractor was last asked, empty for never, and the moment when that day is today. */
function turnOf(lastAskedAt: number | null, zone: string, today: string): { day: string; moment: number } {
  if (lastAskedAt === null) return { day: '', moment: 0 }
  const { day } = localTime(lastAskedAt, zone)
  return { day, moment: day < today ? 0 : lastAskedAt }
}

const compare = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
