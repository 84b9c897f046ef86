import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { figureOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { guideTime, ownTime, type TimeBands } from '#lib/pricing/time-on-site.ts'
import { spanText, timeText } from '#lib/pricing/time-text.ts'
import type { Service, ServiceSectionProps } from '../types.ts'

/** Four cards, and a summary of what is included. The whole list stands above the guide. */
export function GuideOverview({ service, bands, lang }: ServiceSectionProps) {
  const { service: words, servicePage, money } = getDictionary(lang)
  const notes = service.overviewNotes
  const cards = [
    { label: servicePage.timeRequired, value: timeRequired(service, bands, lang), note: notes?.time },
    {
      label: words.difficulty,
      value: service.complexity ? words.complexity[service.complexity] : '–',
      note: notes?.complexity,
    },
    {
      label: servicePage.permits,
      value: service.permitRequired ? servicePage.permitRequired : servicePage.permitNone,
      note: notes?.permits,
    },
    { label: money.range, value: figureText(figureOf(service), lang), note: notes?.price },
  ]
  return (
    <>
      <dl className="on-field grid grid-cols-2 gap-0.5 border-b-2 border-rule md:grid-cols-4">
        {cards.map(({ label, value, note }) => (
          <div key={label} className="p-3 [box-shadow:0_0_0_2px_var(--color-rule)] md:p-4.5">
            <dt className="type-label">{label}</dt>
            <dd>
              <span className="type-h4 mt-1 block text-title max-sm:text-[1.25rem]">{value}</span>
              {note && <span className="mt-1.5 block text-small">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="p-3 md:p-7">
        <h3 className="type-h5 mb-1">{servicePage.whatsIncluded}</h3>
        <ul className="in-line text-small">
          {service.features?.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** The time of the service itself, or else the sum of the guide's steps, or else a time by complexity. */
function timeRequired(service: Service, bands: TimeBands, lang: Language) {
  const steps = guideTime((service.installationSteps ?? []).map(({ timeEstimate }) => timeEstimate ?? ''))
  return steps && !ownTime(service) ? spanText(steps, lang) : timeText(service, bands, lang)
}
