import { z } from 'zod'
import { LANGUAGES, type Language } from '#lib/i18n/languages.ts'
import type { MatchFacts } from '#lib/leads/offers/matching.ts'
import type { Outbox } from '#lib/leads/outbox.ts'
import type { PromiseClock } from '#lib/leads/staff/promise.ts'
import { mayWorkOnLeads } from '#lib/leads/staff/roles.ts'
import { siteLog as log } from '#lib/server/log.ts'
import { requestLanguage } from '#lib/server/request-language.ts'
import { dayBefore, siteDay } from '#lib/site-day.ts'
import type { Staff } from '#lib/staff/staff.ts'
import { readCompared } from './compared.ts'
import { exportResults } from './export.ts'
import { readMatching } from './matching.ts'
import type { Names } from './report.ts'
import type { ShownResults } from './shown-results.ts'

interface ResultsDependencies {
  staff: Staff
  outbox(): Promise<Outbox>
  names(lang: Language): Promise<Names>
  /** What matching needs of the published content, and the clock of the promises to customers. */
  matchFacts(): Promise<MatchFacts>
  promiseClock(): Promise<PromiseClock>
}

/** The query of a request. `days` are counted back from today, or from yesterday when only complete days are wanted. */
const asked = z.object({
  days: z.coerce.number().int().min(1).max(400).default(30),
  until: z.enum(['today', 'yesterday']).default('today'),
  lang: z.enum(LANGUAGES).default('en'),
})

const MESSAGES = {
  401: {
    en: 'You are not signed in. Sign in to the Studio and try again.',
    fr: 'Aucune session n’est ouverte. Connectez-vous au Studio et réessayez.',
  },
  403: {
    en: 'With your role you cannot see results. Ask an editor.',
    fr: 'Votre rôle ne donne pas accès aux résultats. Adressez-vous à la rédaction.',
  },
  404: { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  503: {
    en: 'The results cannot be read just now. Try again in a moment.',
    fr: 'Les résultats ne peuvent pas être lus pour l’instant. Réessayez dans un moment.',
  },
  400: {
    en: 'These days cannot be shown. Ask for 1 to 400.',
    fr: 'Ces jours ne peuvent pas être affichés. Demandez-en de 1 à 400.',
  },
} as const

/**
 * `GET /api/results` and `/api/results/export` (CSV): numbers of visits and requests, for people of the Studio except
 * translators.
 */
export async function handleResults(
  request: Request,
  { staff, outbox, names: namesIn, matchFacts, promiseClock }: ResultsDependencies,
  path: string[],
): Promise<Response> {
  const refuse = (status: keyof typeof MESSAGES) =>
    Response.json(
      { error: { message: MESSAGES[status][requestLanguage(request)] } },
      { status, headers: PRIVATE },
    )
  const sender = await staff.identify(request).catch((error: unknown) => {
    log.error({ err: error }, 'Nobody could be identified')
    return 'unknown' as const
  })
  if (sender === 'unknown') return refuse(503)
  if (!sender) return refuse(401)
  if (sender.role === 'translator') return refuse(403)
  const wanted = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!wanted.success) return refuse(400)
  const { days, until, lang } = wanted.data
  const leads = await outbox()
  const to = dayBefore(siteDay(leads.now()), until === 'yesterday' ? 1 : 0)
  const period = { from: dayBefore(to, days - 1), to }
  const names = await namesIn(lang)
  const matching = mayWorkOnLeads(sender.role)
    ? await readMatching(leads, period, { names, facts: await matchFacts(), clock: await promiseClock() })
    : null
  const results: ShownResults = { ...(await readCompared(leads, { to, days }, names)), matching }
  if (path.length === 0) return Response.json(results, { headers: PRIVATE })
  if (path.join('/') !== 'export') return refuse(404)
  return new Response(exportResults(results, lang), {
    headers: {
      ...PRIVATE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="results-${results.from}-${results.to}.csv"`,
    },
  })
}

const PRIVATE = { 'cache-control': 'private, no-store' }
