import { inCity } from '#components/city/in-city.tsx'
import { RichText } from '#components/page/rich-text.tsx'
import { PriceText } from '#components/service/price.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { inCityNames } from '#lib/places/chosen-city.ts'
import { guideTime, saysTime, type TimeBands } from '#lib/pricing/time-on-site.ts'
import { spanText, timeText } from '#lib/pricing/time-text.ts'
import type { Service, ServiceSectionProps } from '../types.ts'

/** Four cards, and the included features in one line of text. The section above the guide lists each feature on its own. */
export function GuideOverview({ service, bands, lang }: ServiceSectionProps) {
  const { service: words, servicePage, money } = getDictionary(lang)
  const notes = service.overviewNotes
  const time = timeRequired(service, bands, lang)
  const cards = [
    {
      label: servicePage.timeRequired,
      value: time.text,
      note: [time.isOfSteps && servicePage.sumOfSteps, notes?.time].filter(Boolean).join(' '),
    },
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
    {
      label: money.range,
      name: inCityNames.prices,
      value: <PriceText service={service} of={service.slug} lang={lang} />,
      note: notes?.price,
    },
  ]
  return (
    <>
      <dl className="on-field grid grid-cols-2 gap-0.5 border-b-2 border-rule md:grid-cols-4">
        {cards.map(({ label, name, value, note }) => (
          <div key={label} className="p-3 [box-shadow:0_0_0_2px_var(--color-rule)] md:p-4.5">
            <dt className="type-label" {...inCity(name)}>
              {label}
            </dt>
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

/** The service's own time, or else the sum of the times of the guide's steps, or else a time by complexity: `2 to 3 hours`. */
function timeRequired(service: Service, bands: TimeBands, lang: Language) {
  const steps = guideTime((service.installationSteps ?? []).map(({ timeEstimate }) => timeEstimate ?? ''))
  return steps && !saysTime(service)
    ? { text: spanText(steps, lang), isOfSteps: true }
    : { text: timeText(service, bands, lang), isOfSteps: false }
}

type Step = NonNullable<Service['installationSteps']>[number]

export function GuideSteps({ steps, lang }: { steps: Step[]; lang: Language }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li
          key={step._key}
          className="grid grid-cols-[3rem_1fr] gap-x-3 border-t-2 border-rule p-5 first:border-t-0 md:grid-cols-[4rem_1fr] md:p-7"
        >
          <span aria-hidden="true" className="type-h3 text-title md:text-[2.25rem]">
            {index + 1}
          </span>
          <StepBody step={step} lang={lang} />
        </li>
      ))}
    </ol>
  )
}

function StepBody({ step, lang }: { step: Step; lang: Language }) {
  const { service: words, servicePage } = getDictionary(lang)
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 className="type-h4">{step.title}</h3>
        <p className="text-small font-label">
          {[step.timeEstimate, step.difficulty && words.complexity[step.difficulty]]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <p className="mt-2 max-w-[62ch]">{step.description}</p>
      <dl className="mt-3 grid gap-x-8 gap-y-2 text-small sm:grid-cols-[auto_1fr]">
        <StepNotes label={servicePage.tools} notes={step.tools} icon="check" />
        <StepNotes label={servicePage.tips} notes={step.tips} icon="plus" />
        <StepNotes label={servicePage.warnings} notes={step.warnings} icon="warning" />
      </dl>
    </div>
  )
}

function StepNotes({ label, notes, icon }: { label: string; notes: string[] | null; icon: IconName }) {
  if (!notes?.length) return null
  return (
    <>
      <dt className="flex items-center gap-2 font-label">
        <Icon name={icon} className="size-4" />
        {label}
      </dt>
      <dd>{notes.join(' · ')}</dd>
    </>
  )
}

interface GuidePointsProps {
  points: { _key: string; title: string | null; text: string | null }[]
}

/** A list with lines between its points. The title of a point is at the left and the explanation at the right. */
export function GuidePoints({ points }: GuidePointsProps) {
  return (
    <dl className="px-5 md:px-7">
      {points.map(({ _key, title, text }) => (
        <div
          key={_key}
          className="grid gap-x-8 gap-y-1 border-t border-rule py-5 first:border-t-0 md:grid-cols-[1fr_2fr]"
        >
          <dt className="type-h5">{title}</dt>
          <dd className="max-w-[62ch]">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The tabs and panels of a service's own guide; an empty list for a service without its own guide. */
export function ownGuide({ enhancement }: Service, lang: Language) {
  if (!enhancement) return []
  const words = getDictionary(lang).servicePage.enhancement
  return [
    {
      value: 'guide',
      label: words.guide,
      panel: (
        <div key="guide" className="grid gap-6 p-5 md:p-7">
          <RichText value={enhancement.installationGuide} lang={lang} prefix="guide-" />
          <Notes
            title={words.seasonal}
            notes={enhancement.seasonalNotes ? [enhancement.seasonalNotes] : null}
          />
        </div>
      ),
    },
    {
      value: 'tools',
      label: words.tools,
      panel: (
        <div key="tools" className="grid gap-8 p-5 md:grid-cols-3 md:p-7">
          <Notes title={words.toolsRequired} notes={enhancement.toolsRequired} />
          <Notes
            title={words.timeEstimate}
            notes={enhancement.timeEstimate ? [enhancement.timeEstimate] : null}
          />
          <Notes title={words.costFactors} notes={enhancement.costFactors} />
        </div>
      ),
    },
    {
      value: 'issues',
      label: words.issues,
      panel: <GuidePoints key="issues" points={enhancement.commonIssues ?? []} />,
    },
    {
      value: 'precautions',
      label: words.safety,
      panel: (
        <div key="precautions" className="grid gap-8 p-5 md:grid-cols-2 md:p-7">
          <Notes title={words.safety} notes={enhancement.safetyWarnings} />
          <Notes title={words.maintenance} notes={enhancement.maintenanceTips} />
        </div>
      ),
    },
  ]
}

function Notes({ title, notes }: { title: string; notes: string[] | null }) {
  if (!notes?.length) return null
  return (
    <div>
      <h3 className="type-h5 mb-2">{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note} className="border-t border-rule py-2.5">
            {note}
          </li>
        ))}
      </ul>
    </div>
  )
}
