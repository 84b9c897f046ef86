/* Made by `npm run generate` from the folders beside it. */
import type { Sample } from '#blocks/sample-parts.ts'
import { sample as beforeAfter } from './before-after/sample.ts'
import { sample as bundles } from './bundles/sample.ts'
import { sample as callToAction } from './call-to-action/sample.ts'
import { sample as cities } from './cities/sample.ts'
import { sample as estimator } from './estimator/sample.ts'
import { sample as figures } from './figures/sample.ts'
import { sample as guides } from './guides/sample.ts'
import { sample as hero } from './hero/sample.ts'
import { sample as installers } from './installers/sample.ts'
import { sample as picture } from './picture/sample.ts'
import { sample as priceList } from './price-list/sample.ts'
import { sample as questions } from './questions/sample.ts'
import { sample as quoteForm } from './quote-form/sample.ts'
import { sample as reviews } from './reviews/sample.ts'
import { sample as services } from './services/sample.ts'
import { sample as steps } from './steps/sample.ts'
import { sample as text } from './text/sample.ts'

/** What each kind of block is tested with, by its type. */
export const SAMPLES: Record<string, Sample> = {
  beforeAfterBlock: beforeAfter,
  bundlesBlock: bundles,
  callToActionBlock: callToAction,
  citiesBlock: cities,
  estimatorBlock: estimator,
  figuresBlock: figures,
  guidesBlock: guides,
  heroBlock: hero,
  installersBlock: installers,
  pictureBlock: picture,
  priceListBlock: priceList,
  questionsBlock: questions,
  quoteFormBlock: quoteForm,
  reviewsBlock: reviews,
  servicesBlock: services,
  stepsBlock: steps,
  textBlock: text,
}
