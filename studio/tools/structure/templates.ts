import {
  defineLocaleResourceBundle,
  definePlugin,
  type InitialValueResolverContext,
  type Template,
} from 'sanity'
import { type Bilingual, LANGUAGES } from '#lib/i18n/languages.ts'
import { landingPage } from '#schemas/documents/landing-page.ts'
import { pageFigures } from '#schemas/documents/page-figures.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { STUDIO_LOCALES, STUDIO_NAMESPACE, typeTitle, typeTitleKey } from '#studio/core/type-titles.ts'
import { START_FACTS_QUERY, type StartFacts, startContent } from './start-content.ts'
import type { StartHeading } from './start-words.ts'

export const FIGURES_OF_PAGE = 'figures-of-page'

/** The id of the template for a new document that belongs to another one: `city-in-province`. */
export const templateIn = (type: string, owner: string) => `${type}-in-${owner}`

/** Templates for new documents that belong to the open document, and the starting points of landing pages. */
export const templates = (defaults: Template[]): Template[] => [
  ...[...defaults, belongingTo('service', 'category'), belongingTo('city', 'province'), figuresOfPage].map(
    (template) => ({
      ...template,
      i18n: { title: { key: typeTitleKey(template.schemaType), ns: STUDIO_NAMESPACE } },
    }),
  ),
  ...landingTemplates,
]

const figuresOfPage: Template = {
  id: FIGURES_OF_PAGE,
  title: 'Figures of a page',
  schemaType: pageFigures.name,
  parameters: [{ name: 'page', type: 'string' }],
  value: ({ page }: { page: string }) => ({ page }),
}

/** `owner` is both the type of the owner and the name of the field that refers to the owner. */
function belongingTo(schemaType: string, owner: string): Template {
  return {
    id: templateIn(schemaType, owner),
    title: typeTitle(schemaType, 'en'),
    schemaType,
    parameters: [{ name: 'ownerId', type: 'string' }],
    value: ({ ownerId }: { ownerId: string }) => ({ [owner]: { _type: 'reference', _ref: ownerId } }),
  }
}

/** A starting point of a landing page: its sections from top to bottom. */
interface Start {
  id: string
  title: Bilingual
  /** Types of blocks. */
  sections: string[]
  /** Headings in place of the usual ones of a block. */
  headings?: Record<string, StartHeading>
}

export const STARTS: Start[] = [
  {
    id: 'landing-campaign',
    title: { en: 'Landing page: campaign', fr: 'Page de campagne : promotion' },
    sections: [
      'heroBlock',
      'servicesBlock',
      'figuresBlock',
      'beforeAfterBlock',
      'reviewsBlock',
      'callToActionBlock',
    ],
  },
  {
    id: 'landing-city',
    title: { en: 'Landing page: new city', fr: 'Page de campagne : nouvelle ville' },
    sections: ['heroBlock', 'textBlock', 'citiesBlock', 'installersBlock', 'stepsBlock', 'quoteFormBlock'],
    headings: { citiesBlock: { title: { en: 'Also in these cities', fr: 'Aussi dans ces villes' } } },
  },
  {
    id: 'landing-season',
    title: { en: 'Landing page: season', fr: 'Page de campagne : saison' },
    sections: [
      'heroBlock',
      'textBlock',
      'servicesBlock',
      'bundlesBlock',
      'questionsBlock',
      'callToActionBlock',
    ],
    headings: {
      servicesBlock: {
        title: { en: 'For the season', fr: 'Pour la saison' },
        text: { en: 'Prices are before tax.', fr: 'Les prix sont avant taxes.' },
      },
    },
  },
  {
    id: 'landing-service',
    title: { en: 'Landing page: one service', fr: 'Page de campagne : un service' },
    sections: [
      'heroBlock',
      'textBlock',
      'estimatorBlock',
      'beforeAfterBlock',
      'reviewsBlock',
      'questionsBlock',
      'quoteFormBlock',
    ],
  },
  {
    id: 'landing-prices',
    title: { en: 'Landing page: prices', fr: 'Page de campagne : prix' },
    sections: [
      'heroBlock',
      'priceListBlock',
      'bundlesBlock',
      'stepsBlock',
      'guidesBlock',
      'callToActionBlock',
    ],
  },
]

const NAMESPACE = 'montage-templates'

/** A template for each starting point, with content that the site has. */
const landingTemplates: Template[] = STARTS.map(({ id, title, sections, headings = {} }) => ({
  id,
  title: title.en,
  schemaType: landingPage.name,
  i18n: { title: { key: id, ns: NAMESPACE } },
  value: async (_: unknown, { getClient }: InitialValueResolverContext) => {
    const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' })
    const facts = await client.fetch<StartFacts>(START_FACTS_QUERY)
    return { sections: sections.map((type) => startContent(type, facts, headings[type])) }
  },
}))

/** The titles of the landing templates in the user's language. */
export const landingTemplateTitles = definePlugin({
  name: 'landing-template-titles',
  i18n: {
    bundles: LANGUAGES.map((language) =>
      defineLocaleResourceBundle({
        locale: STUDIO_LOCALES[language],
        namespace: NAMESPACE,
        resources: Object.fromEntries(STARTS.map(({ id, title }) => [id, title[language]])),
      }),
    ),
  },
})
