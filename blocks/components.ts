/* Made by `npm run generate` from the folders beside it. */
import { Block as BeforeAfter } from './before-after/block.tsx'
import { Block as Bundles } from './bundles/block.tsx'
import { Block as CallToAction } from './call-to-action/block.tsx'
import { Block as Cities } from './cities/block.tsx'
import { Block as Figures } from './figures/block.tsx'
import { Block as Guides } from './guides/block.tsx'
import { Block as Installers } from './installers/block.tsx'
import { Block as Picture } from './picture/block.tsx'
import { Block as PriceList } from './price-list/block.tsx'
import { Block as Questions } from './questions/block.tsx'
import { Block as QuoteForm } from './quote-form/block.tsx'
import { Block as Reviews } from './reviews/block.tsx'
import { Block as Services } from './services/block.tsx'
import { Block as Steps } from './steps/block.tsx'
import { Block as Text } from './text/block.tsx'

/** The component of each kind of block that every page can have, by its type. */
export const COMPONENTS = {
  beforeAfterBlock: BeforeAfter,
  bundlesBlock: Bundles,
  callToActionBlock: CallToAction,
  citiesBlock: Cities,
  figuresBlock: Figures,
  guidesBlock: Guides,
  installersBlock: Installers,
  pictureBlock: Picture,
  priceListBlock: PriceList,
  questionsBlock: Questions,
  quoteFormBlock: QuoteForm,
  reviewsBlock: Reviews,
  servicesBlock: Services,
  stepsBlock: Steps,
  textBlock: Text,
}
