import { getDictionary } from '#lib/i18n/dictionary.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { guideHours } from '#lib/pricing/estimate.ts'
import { durationText, priceRangeText } from '../../../../_components/service/words.ts'
import { Checklist } from '../../../../_components/ui/checklist.tsx'
import type { Service, ServiceSectionProps } from '../types.ts'

/** Four cards, and what is included. */
export function GuideOverview({ service, lang }: ServiceSectionProps) {
  const { service: words, servicePage } = getDictionary(lang)
  const notes = service.overviewNotes
  const cards = [
    { label: servicePage.timeRequired, value: timeText(service, lang), note: notes?.time },
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
    { label: servicePage.priceRange, value: priceRangeText(service.priceRange, lang), note: notes?.price },
  ]
  return (
    <>
      <dl className="on-field grid grid-cols-2 gap-[2px] border-b-2 border-rule md:grid-cols-4">
        {cards.map(({ label, value, note }) => (
          <div key={label} className="p-4 shadow-[0_0_0_2px_var(--color-rule)] md:p-4.5">
            <dt className="type-label">{label}</dt>
            <dd>
              <span className="type-h4 mt-1 block text-title">{value}</span>
              {note && <span className="mt-1.5 block text-small">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <div className="p-5 md:p-7">
        <h3 className="type-h4 mb-3 md:text-[1.5rem]">{servicePage.whatsIncluded}</h3>
        <Checklist
          items={service.features ?? []}
          className="grid gap-x-10 border-b border-rule md:grid-cols-2 md:border-b-0"
        />
      </div>
    </>
  )
}

/** From the steps' own estimates when there are steps, else by complexity. */
function timeText(service: Service, lang: Language) {
  const hours = guideHours((service.installationSteps ?? []).map(({ timeEstimate }) => timeEstimate ?? ''))
  if (!hours) return durationText(service.complexity, lang)
  const { number } = getFormatters(lang)
  const text = (value: number) => number(value, { maximumFractionDigits: 1 })
  return fillPlaceholders(getDictionary(lang).servicePage.hourRange, {
    from: text(hours.from),
    to: text(hours.to),
  })
}
