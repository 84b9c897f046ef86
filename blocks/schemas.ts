/* Made by `npm run generate` from the folders beside it. */
import { block as beforeAfter } from './before-after/schema.ts'
import { block as bundles } from './bundles/schema.ts'
import { block as callToAction } from './call-to-action/schema.ts'
import { block as cities } from './cities/schema.ts'
import { block as estimator } from './estimator/schema.ts'
import { block as figures } from './figures/schema.ts'
import { block as guides } from './guides/schema.ts'
import { block as hero } from './hero/schema.ts'
import { block as installers } from './installers/schema.ts'
import { block as picture } from './picture/schema.ts'
import { block as priceList } from './price-list/schema.ts'
import { block as questions } from './questions/schema.ts'
import { block as quoteForm } from './quote-form/schema.ts'
import { block as reviews } from './reviews/schema.ts'
import { block as services } from './services/schema.ts'
import { block as steps } from './steps/schema.ts'
import { block as text } from './text/schema.ts'

/** Every kind of block, for the Studio. */
export const BLOCKS = [
  beforeAfter,
  bundles,
  callToAction,
  cities,
  estimator,
  figures,
  guides,
  hero,
  installers,
  picture,
  priceList,
  questions,
  quoteForm,
  reviews,
  services,
  steps,
  text,
]
