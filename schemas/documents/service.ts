import { WrenchIcon } from '@sanity/icons/Wrench'
import type { InitialValueResolverContext } from 'sanity'
import { onTab } from '#schemas/define.ts'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import * as field from '#schemas/shared/fields.ts'
import { COMPLEXITIES } from '#schemas/shared/options.ts'
import { pricedPreview } from '#schemas/shared/preview.ts'

async function nextCatalogueNumber(_: unknown, { getClient }: InitialValueResolverContext): Promise<number> {
  const last = await getClient({ apiVersion: API_VERSION }).fetch<number | null>(
    '*[_type == "service" && defined(catalogueNumber)] | order(catalogueNumber desc)[0].catalogueNumber',
    {},
    { perspective: 'raw' },
  )
  return (last ?? 0) + 1
}

const path = '/{service}'

/** A service: something that can be installed. */
export const service: DocumentWithPage<'service'> = {
  name: 'service',
  title: { en: 'Service', fr: 'Service' },
  plural: { en: 'All services', fr: 'Tous les services' },
  path,
  hasMarkdown: true,
  sitemap: 'services',
  listedBy: 'name',
  desk: 'catalogue',
  visits: 'landing',
  placeholders: ['service', 'duration', 'priceRange', 'warranty'],
  shownOn: {
    pages: {
      servicesPage: { en: 'Catalogue', fr: 'Catalogue' },
      pricingPage: { en: 'Price list', fr: 'Liste de prix' },
      cityServicePage: { en: 'Name, price and description', fr: 'Nom, prix et description' },
    },
    refersTo: { category: { en: 'List of services', fr: 'Liste des services' } },
    usedBy: ['bundle', 'guide', 'city', 'navigationMenu'],
  },
  icon: WrenchIcon,
  fields: [
    field.localeString('name', ['Name', 'Nom'], {
      en: 'Heading of its page and title of its cards, such as "TV mounting".',
      fr: 'Titre de sa page et de ses fiches, par exemple « Installation murale de téléviseur ».',
      required: true,
      max: 60,
    }),
    field.slug('name.en', path),
    field.priceRange('priceRange', ['Price range', 'Fourchette de prix'], {
      en: 'Write it like $100-$300 or $2,500-$6,000, in Canadian dollars before tax and without compulsory fees, for both languages.',
      fr: 'Écrivez-la ainsi, pour les deux langues : $100-$300 ou $2,500-$6,000, en dollars canadiens, avant taxes et sans les frais obligatoires.',
      required: true,
      // The fields that change most are also on the tab with which a form opens.
      group: ['content', 'pricing'],
    }),
    field.reference('category', 'category', ['Category', 'Catégorie'], { required: true }),
    field.count('warrantyMonths', ['Months of warranty', 'Mois de garantie'], {
      en: 'On the work, when they differ from those of the category.',
      fr: 'Sur la main-d’œuvre, s’ils diffèrent de ceux de la catégorie.',
    }),
    field.localeText('description', ['Description', 'Description'], {
      en: 'One sentence on its card: what is installed, and how it is left.',
      fr: 'Une phrase sur sa fiche : ce qui est installé, et dans quel état c’est laissé.',
      required: true,
      max: 160,
    }),
    field.localeText('lead', ['Lead', 'Chapeau'], {
      en: 'Two or three sentences at the top of its page. Empty: the description is used.',
      fr: 'Deux ou trois phrases en haut de sa page. Vide : la description.',
      max: 320,
    }),
    field.localeStringList('features', ["What's included", 'Ce qui est compris'], {
      en: 'The first three are on the card, up to four as badges on city pages, all on its page.',
      fr: 'Les trois premiers sont sur la fiche, jusqu’à quatre en pastilles sur les pages des villes, tous sur sa page.',
      min: 3,
      max: 12,
    }),
    field.choice('complexity', COMPLEXITIES, ['Complexity', 'Difficulté'], {
      en: 'Gives the time on site where the service has none of its own: see the estimator.',
      fr: 'Donne la durée sur place quand le service n’a pas la sienne : voir l’estimateur.',
    }),
    field.ofType('timeOnSite', 'timeOnSite', ['Time on site', 'Durée sur place'], {
      en: 'Such as 3 to 4 days. Cards, comparisons, the estimator, answers and city pages show it. Empty: by complexity.',
      fr: 'Par exemple 3 à 4 jours. Les fiches, les comparaisons, l’estimateur, les réponses et les pages des villes la montrent. Vide : selon la difficulté.',
    }),
    // The name of a field of another type, because each new name counts for the plan of hosted Sanity (lib/content/attributes.ts).
    field.localeString('duration', ['After the time on site', 'Après la durée sur place'], {
      en: 'For work that one visit does not finish, such as "over several days". Shown wherever the time is.',
      fr: 'Pour des travaux qu’une visite ne termine pas, par exemple « sur plusieurs jours ». Montré partout où l’est la durée.',
      max: 60,
    }),
    field.yesNo('licenseRequired', ['Licensed trade required', 'Métier réglementé']),
    field.yesNo('permitRequired', ['Permit required', 'Permis exigé']),
    field.yesNo('urgent', ['Can be urgent', 'Peut être urgent'], {
      en: 'Marks it as urgent in search results.',
      fr: 'Le dit urgent dans les résultats de recherche.',
    }),
    field.listOf('titledText', 'whyChoose', ['Why choose us', 'Pourquoi nous choisir'], {
      en: 'Points about this service. Empty: the points every service has.',
      fr: 'Points sur ce service. Vide : ceux de tous les services.',
      max: 6,
    }),
    // The list of another type, as with `duration`.
    field.listOf('comparedFact', 'figures', ['Compared facts', 'Données comparées'], {
      en: 'Rows on the page on which services are compared: yearly cost, life, noise, rebate, cold limit. Each has a source.',
      fr: 'Lignes de la page où l’on compare des services\u00a0: coût annuel, durée de vie, bruit, aide financière, limite au froid. Chacune a sa source.',
      max: 8,
    }),
    field.listOf('faqEntry', 'faqs', ['Questions', 'Questions'], {
      en: 'Shown before the questions every service has.',
      fr: 'Montrées avant les questions de tous les services.',
    }),
    {
      ...field.number('catalogueNumber', ['Catalogue number', 'Numéro de catalogue'], {
        en: 'The place of the service in lists that have no other order. A new service gets the next free number.',
        fr: 'Le rang du service dans les listes qui n’ont pas d’autre ordre. Un nouveau service reçoit le prochain numéro libre.',
        min: 1,
        integer: true,
        required: true,
      }),
      initialValue: nextCatalogueNumber,
    },
    field.number('popularityOrder', ['Popularity', 'Popularité'], {
      en: 'Place in the catalogue: 1 is the most popular. Empty: after those with a number.',
      fr: 'Place dans le catalogue : 1 est le plus demandé. Vide : après ceux qui ont un numéro.',
      min: 1,
      integer: true,
    }),
    ...onTab('pricing', [
      field.compulsoryFees(),
      field.listOf('addOn', 'addOns', ['Add-ons', 'Options'], {
        en: 'Extras in the estimator. Empty: the default add-ons of the estimator settings.',
        fr: 'Suppléments de l’estimateur. Vide : les options par défaut des réglages de l’estimateur.',
      }),
      field.jobQuestions({
        en: 'Asked in the estimator, the quote request and the booking, before those of the category. Six at most, together.',
        fr: 'Posées dans l’estimateur, la demande de soumission et la réservation, avant celles de la catégorie. Six au plus, ensemble.',
      }),
    ]),
    ...onTab('guide', [
      field.ofType('overviewNotes', 'overviewNotes', ['Overview notes', 'Notes de l’aperçu']),
      field.listOf('installationStep', 'installationSteps', ['Installation steps', 'Étapes d’installation']),
      field.listOf('titledText', 'localConsiderations', ['Local considerations', 'Considérations locales'], {
        en: 'Climate, building types, rules that differ by province. Empty: those every service has.',
        fr: 'Climat, types de bâtiments, règles qui changent d’une province à l’autre. Vide : celles de tous les services.',
      }),
      field.listOf('titledText', 'safetyAndCodes', ['Safety and codes', 'Sécurité et codes'], {
        en: 'Codes, permits and safe working. Empty: those every service has.',
        fr: 'Codes, permis et travail sécuritaire. Vide : ceux de tous les services.',
      }),
      field.ofType('enhancement', 'enhancement', ['Enhancement content', 'Guide à onglets']),
    ]),
    field.picture('picture', ['Picture', 'Image'], {
      en: 'Top of its page and its cards, 4 by 3.',
      fr: 'En haut de sa page et sur ses fiches, 4 sur 3.',
      group: 'media',
    }),
    field.localeString('keywords', ['Other words for it', 'Autres mots pour le dire'], {
      en: 'What people also type into search, separated by commas, such as "hang tv, tv on wall".',
      fr: 'Ce que les gens écrivent aussi dans la recherche, séparé par des virgules, par exemple « accrocher la télé, télé au mur ».',
      group: 'search',
    }),
    field.seo(),
  ],
  orderings: [
    field.ordering('popularityOrder', { en: 'Popularity', fr: 'Popularité' }, 'asc', 'popularity'),
    field.ordering('name.en', { en: 'Name', fr: 'Nom' }),
    field.ordering('catalogueNumber', { en: 'Catalogue number', fr: 'Numéro de catalogue' }),
  ],
  preview: pricedPreview('name', 'priceRange'),
}
