import {
  defineLocaleResourceBundle,
  definePlugin,
  type InitialValueResolverContext,
  type Template,
} from 'sanity'
import { type Bilingual, LANGUAGES } from '#lib/i18n/languages.ts'
import { landingPage } from '#schemas/documents/landing-page.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { STUDIO_LOCALES } from '#studio/core/type-titles.ts'
import { START_FACTS_QUERY, type StartFacts, startContent } from './start-content.ts'

/** A start of a landing page: its sections from top to bottom. */
interface Start {
  id: string
  title: Bilingual
  /** Types of blocks. */
  sections: string[]
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
  },
]

const NAMESPACE = 'montage-templates'

/** A template of the Studio's menus for each start, with content that other pages have already. */
export const landingTemplates: Template[] = STARTS.map(({ id, title, sections }) => ({
  id,
  title: title.en,
  schemaType: landingPage.name,
  i18n: { title: { key: id, ns: NAMESPACE } },
  value: async (_: unknown, { getClient }: InitialValueResolverContext) => {
    const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' })
    const facts = await client.fetch<StartFacts>(START_FACTS_QUERY)
    return { sections: sections.map((type) => startContent(type, facts)) }
  },
}))

/** Their titles in the user's language. */
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
