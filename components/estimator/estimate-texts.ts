import { jobHref } from '#lib/chosen-job/job.ts'
import { fillPlaceholders } from '#lib/i18n/fill-placeholders.ts'
import { estimateOf } from '#lib/pricing/estimate.ts'
import { estimateLines } from '#lib/pricing/estimate-lines.ts'
import { averageOf } from '#lib/pricing/figure.ts'
import { figureText } from '#lib/pricing/figure-text.ts'
import { estimatedTimeText } from '#lib/pricing/time-text.ts'
import { givenAnswers } from '#lib/questions/questions.ts'
import type { EstimateTexts, EstimatorChoices, EstimatorCity, EstimatorProps } from './types.ts'

type Terms = Pick<EstimatorProps, 'service' | 'questions' | 'settings' | 'texts' | 'lang' | 'words'>

/** The texts of the estimate for the choices, and the links that pass them on. The server renders the first estimate, the browser each later one. */
export function estimateTexts(
  { service, questions, settings, texts, lang, words }: Terms,
  city: EstimatorCity | null,
  { answers, ...choices }: Omit<EstimatorChoices, 'city'>,
): EstimateTexts {
  const given = givenAnswers(questions, answers)
  const estimate = estimateOf(service, city, { ...choices, given }, settings)
  const job = { ...choices, answers, service: service.slug, city: city?.slug }
  const average = city && averageOf(service, city)
  return {
    figure: figureText(estimate.figure, lang),
    time: fillPlaceholders(words.onSite, {
      time: estimatedTimeText(estimate.time, lang),
      tax: city?.tax ?? texts.tax,
    }),
    average: average
      ? fillPlaceholders(texts.average, { city: city.name, average: figureText(average, lang) })
      : '',
    lines: estimateLines({ service, city, estimate }, lang, words),
    quoteHref: jobHref('/get-quote', job),
    bookHref: jobHref('/book-installation', job),
  }
}
