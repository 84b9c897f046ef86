import { Facts } from '#components/ui/facts.tsx'
import { Section } from '#components/ui/sections.tsx'
import { getDictionary } from '#lib/i18n/dictionary.ts'
import { getFormatters } from '#lib/i18n/format.ts'
import { type Level, settingsOf } from '#lib/pricing/estimator-settings.ts'
import { factorText } from '#lib/pricing/factor-text.ts'
import { Example } from './example.tsx'
import type { PricingSectionProps } from './types.ts'

/** The estimator's factors, from its settings, and one estimate calculated step by step. */
export function HowEstimated({ page, estimator, lang }: PricingSectionProps) {
  const words = getDictionary(lang).estimator
  if (!estimator) return null
  const settings = settingsOf(estimator)
  const formatters = getFormatters(lang)
  const factsOf = (levels: Level[]) =>
    levels.map(({ label, factor }) => ({ label, value: factorText(factor, formatters) }))
  return (
    <Section id="estimate" ground="wash" heading={page.estimate}>
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
          <div>
            <h3 className="type-h3">{words.complexity}</h3>
            <p className="mt-2 mb-4">{page.complexityText}</p>
            <Facts facts={factsOf(settings.complexity)} />
          </div>
          <div>
            <h3 className="type-h3">{words.timeline}</h3>
            <p className="mt-2 mb-4">{page.timelineText}</p>
            <Facts facts={factsOf(settings.timeline)} />
          </div>
        </div>
        <Example page={page} estimator={estimator} lang={lang} />
      </div>
    </Section>
  )
}
