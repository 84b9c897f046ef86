import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { sameDayText } from './same-day-text.ts'
import type { TimeBands, TimedService } from './time-on-site.ts'
import { monthsText, timeText } from './time-text.ts'

/** The fields of a service that its facts are made from. The GROQ fragment `serviceFactFields` reads them. */
export interface ServiceWithFacts extends TimedService {
  licenseRequired: boolean | null
  permitRequired: boolean | null
  /** Whether some province asks for a licence. False where the province is known. */
  licenceByProvince?: boolean | null
  /** The warranty on the work, in months. Only comparisons show it. */
  warrantyMonths?: number | null
}

/** A fact as a page shows it, in the language of the page. A fact without a value is left out, or is a dash in a table. */
export interface ServiceFact {
  label: string
  value: string | null
}

/** The facts on a service's card, its page, in the table of services, on its page in a city, in Markdown and JSON-LD. */
const SHOWN = {
  card: ['shortTime', 'complexity', 'licence'],
  page: ['time', 'licence', 'neededPermit'],
  table: ['shortTime', 'complexity', 'licence', 'permits', 'warranty', 'sameDay'],
  city: ['time', 'complexity', 'licence', 'permits'],
  machines: ['time', 'complexity', 'licence', 'permits'],
} as const satisfies Record<string, (keyof ReturnType<typeof factsOf>)[]>

/** The facts of a service that one kind of place shows. */
export function serviceFacts(
  place: keyof typeof SHOWN,
  service: ServiceWithFacts,
  bands: TimeBands,
  lang: Language,
): ServiceFact[] {
  const facts = factsOf(service, bands, lang)
  return SHOWN[place].map((name) => facts[name])
}

function factsOf(service: ServiceWithFacts, bands: TimeBands, lang: Language) {
  const { service: words, servicePage, comparison } = getDictionary(lang)
  const time = timeText(service, bands, lang)
  return {
    time: { label: servicePage.timeOnSite, value: time },
    shortTime: { label: words.time, value: time },
    complexity: {
      label: words.difficulty,
      value: service.complexity && words.complexity[service.complexity],
    },
    licence: {
      label: words.licensedTrade,
      value: service.licenseRequired
        ? words.required
        : service.licenceByProvince
          ? words.byProvince
          : words.notRequired,
    },
    permits: {
      label: servicePage.permits,
      value: service.permitRequired ? servicePage.permitRequired : servicePage.permitNone,
    },
    // The page of a service says with a tag that no permit is needed.
    neededPermit: {
      label: servicePage.permits,
      value: service.permitRequired ? servicePage.permitRequired : null,
    },
    warranty: {
      label: servicePage.warranty,
      value: service.warrantyMonths ? monthsText(service.warrantyMonths, lang) : null,
    },
    sameDay: { label: comparison.sameDay, value: sameDayText(service, lang) },
  } satisfies Record<string, ServiceFact>
}
