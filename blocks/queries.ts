/* Made by `npm run generate` from the folders beside it. */
import { beforeAfterBlockFields } from './before-after/query.ts'
import { bundlesBlockFields } from './bundles/query.ts'
import { callToActionBlockFields } from './call-to-action/query.ts'
import { citiesBlockFields } from './cities/query.ts'
import { estimatorBlockFields } from './estimator/query.ts'
import { figuresBlockFields } from './figures/query.ts'
import { guidesBlockFields } from './guides/query.ts'
import { heroBlockFields } from './hero/query.ts'
import { installersBlockFields } from './installers/query.ts'
import { pictureBlockFields } from './picture/query.ts'
import { priceListBlockFields } from './price-list/query.ts'
import { questionsBlockFields } from './questions/query.ts'
import { quoteFormBlockFields } from './quote-form/query.ts'
import { reviewsBlockFields } from './reviews/query.ts'
import { servicesBlockFields } from './services/query.ts'
import { stepsBlockFields } from './steps/query.ts'
import { textBlockFields } from './text/query.ts'

/** What is read of a block, by its type. */
export const blockFields = `
  _key, _type,
  _type == "beforeAfterBlock" => {${beforeAfterBlockFields}},
  _type == "bundlesBlock" => {${bundlesBlockFields}},
  _type == "callToActionBlock" => {${callToActionBlockFields}},
  _type == "citiesBlock" => {${citiesBlockFields}},
  _type == "estimatorBlock" => {${estimatorBlockFields}},
  _type == "figuresBlock" => {${figuresBlockFields}},
  _type == "guidesBlock" => {${guidesBlockFields}},
  _type == "heroBlock" => {${heroBlockFields}},
  _type == "installersBlock" => {${installersBlockFields}},
  _type == "pictureBlock" => {${pictureBlockFields}},
  _type == "priceListBlock" => {${priceListBlockFields}},
  _type == "questionsBlock" => {${questionsBlockFields}},
  _type == "quoteFormBlock" => {${quoteFormBlockFields}},
  _type == "reviewsBlock" => {${reviewsBlockFields}},
  _type == "servicesBlock" => {${servicesBlockFields}},
  _type == "stepsBlock" => {${stepsBlockFields}},
  _type == "textBlock" => {${textBlockFields}}`
