import { getBooking } from '#lib/content/booking.ts'
import { getContractors } from '#lib/content/contractors.ts'
import { provinceOptions } from '#lib/content/lead-form.ts'
import { resultNames } from '#lib/content/result-names.ts'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import { withoutMarks } from '#lib/i18n/marks.ts'
import type { Contractor } from '#lib/leads/contractors/contractors.ts'
import type { ContractorProfile } from '#lib/leads/contractors/profile.ts'
import { LICENCES } from '#lib/matching/licences.ts'
import { localTime, zoneOf } from '#lib/requests/local-time.ts'
import { minutesOf, timeText } from '#lib/requests/time-text.ts'
import { Section } from './section.tsx'

interface KnownFactsProps {
  contractor: Contractor
  lang: Language
}

/** What the site knows of a contractor, each thing on a line. */
export async function KnownFacts({ contractor, lang }: KnownFactsProps) {
  const { known: words } = getDictionary(lang).jobPages.jobs
  const { name, email, phone, profile } = contractor
  const { number } = getFormatters(lang)
  const facts = [
    { label: words.contact, lines: [name, email, phone] },
    { label: words.trades, lines: await tradesOf(profile, lang) },
    { label: words.areas, lines: await areasOf(profile, lang) },
    { label: words.onCall, lines: callsOf(profile, lang) },
    ...profile.licences.map((licence) => ({
      label: LICENCES.find(({ id }) => id === licence.authority)?.licence[lang] ?? licence.authority,
      lines: [licence.number, ...proofLines(licence, profile.province, lang)],
    })),
    { label: words.insurance, lines: insuranceLines(profile, lang) },
    {
      label: words.limits,
      lines: [
        fillPlaceholders(words.limitsText, {
          open: number(profile.limits.openJobs),
          week: number(profile.limits.offersWeek),
        }),
      ],
    },
  ]
  return (
    <Section title={words.title}>
      <p className="mb-4 max-w-[68ch]">{words.text}</p>
      <dl>
        {facts.map(({ label, lines }, place) => (
          // Two licences can have one label.
          // biome-ignore lint/suspicious/noArrayIndexKey: The list does not change on the page.
          <div key={place} className="border-t border-rule py-2">
            <dt className="text-muted">{label}</dt>
            <dd className="font-label wrap-anywhere whitespace-pre-line">
              {lines.filter(Boolean).join('\n') || words.none}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

async function tradesOf({ services, categories }: ContractorProfile, lang: Language): Promise<string[]> {
  const { service } = await resultNames(lang)
  const titles = new Map((await getContractors(lang)).categories.map(({ slug, title }) => [slug, title]))
  return [
    ...categories.map((slug) => withoutMarks(titles.get(slug) ?? slug)),
    ...services.map((slug) => service(slug) ?? slug),
  ]
}

async function areasOf({ provinces, cities, around }: ContractorProfile, lang: Language): Promise<string[]> {
  const { known: words } = getDictionary(lang).jobPages.jobs
  const { list, number } = getFormatters(lang)
  const { city } = await resultNames(lang)
  const all = provinceOptions((await getBooking(lang)).provinces)
  const named = provinces.map((code) => all.find(({ value }) => value === code)?.label ?? code)
  return [
    list(named),
    list(cities.map((slug) => city(slug) ?? slug)),
    ...around.map((one) =>
      fillPlaceholders(words.around, { km: number(one.km), city: city(one.city) ?? one.city }),
    ),
  ]
}

/** A Sunday, for the names of the days of the week. */
const SUNDAY = Date.UTC(2026, 10, 1)
const DAY = 24 * 3_600_000

function callsOf({ onCall }: ContractorProfile, lang: Language): string[] {
  const { known: words } = getDictionary(lang).jobPages.jobs
  if (onCall.length === 0) return [words.noCalls]
  const weekday = new Intl.DateTimeFormat(LOCALES[lang], { weekday: 'long', timeZone: 'UTC' })
  const time = (clock: string) => timeText(minutesOf(clock), lang)
  return onCall.map(({ day, from, to }) =>
    fillPlaceholders(words.span, {
      day: weekday.format(SUNDAY + day * DAY),
      from: time(from),
      to: time(to),
    }),
  )
}

/** Until when a proof is valid, and when staff have seen it. */
function proofLines(
  { expires, checkedAt }: { expires: string; checkedAt: number | null },
  province: string,
  lang: Language,
): string[] {
  const { known: words } = getDictionary(lang).jobPages.jobs
  const { date } = getFormatters(lang)
  const day = checkedAt === null ? null : date(localTime(checkedAt, zoneOf(province)).day)
  return [
    expires ? fillPlaceholders(words.until, { day: date(expires) }) : words.noEnd,
    day === null ? words.notChecked : fillPlaceholders(words.checked, { day }),
  ]
}

function insuranceLines({ insurance, province }: ContractorProfile, lang: Language): string[] {
  if (!insurance) return []
  const amount = getFormatters(lang).price(insurance.amount)
  return [[amount, insurance.insurer].filter(Boolean).join(', '), ...proofLines(insurance, province, lang)]
}
