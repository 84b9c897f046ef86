import { TagsIcon } from '@sanity/icons/Tags'
import { onTab } from '#schemas/define.ts'
import type { DocumentWithPage } from '#schemas/document-types.ts'
import * as field from '#schemas/shared/fields.ts'
import { ICON_KEYS } from '#schemas/shared/options.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'
import { aliasRule } from '#schemas/shared/slug-rule.ts'

const path = '/services/category/{category}'

/** A category of the catalogue. */
export const category: DocumentWithPage<'category'> = {
  name: 'category',
  title: { en: 'Category', fr: 'Catégorie' },
  plural: { en: 'Categories', fr: 'Catégories' },
  path,
  otherPaths: ['/services/{category}'],
  sitemap: 'categories',
  desk: 'catalogue',
  visits: 'landing',
  shownOn: {
    pages: {
      servicesPage: { en: 'Catalogue and its filters', fr: 'Catalogue et ses filtres' },
      pricingPage: { en: 'Price list', fr: 'Liste de prix' },
      categoryPage: { en: 'Links to other categories', fr: 'Liens vers les autres catégories' },
    },
    usedBy: ['category', 'guide', 'service', 'navigationMenu'],
  },
  icon: TagsIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], {
      en: 'Heading of its page and its home card, such as "Electrical".',
      fr: 'Titre de sa page et de sa fiche d’accueil, par exemple « Électricité ».',
      required: true,
    }),
    field.slug('title.en', path),
    field.localeString('chipLabel', ['Chip label', 'Libellé de la pastille'], {
      en: 'On the catalogue chip, when it differs from the title, such as "Electrical (Licensed)".',
      fr: 'Sur la pastille du catalogue, s’il diffère du titre, par exemple « Électricité (licence exigée) ».',
    }),
    field.localeString('shortTitle', ['Short title', 'Titre court'], {
      en: 'In menus and labels, when the title is too long, such as "Tech".',
      fr: 'Dans les menus et les libellés, quand le titre est trop long, par exemple « Techno ».',
      max: 24,
    }),
    field.localeText('description', ['Description', 'Description'], {
      en: 'One or two sentences on its card and at the top of its page.',
      fr: 'Une ou deux phrases sur sa fiche et en haut de sa page.',
      required: true,
    }),
    field.localeText('about', ['About the trade', 'À propos du métier'], {
      en: 'Three to five sentences on its page: what the work is, who may do it, what decides the price.',
      fr: 'Trois à cinq phrases sur sa page : en quoi consiste le travail, qui peut le faire, ce qui fait le prix.',
    }),
    field.listOf('titledText', 'goodToKnow', ['Good to know', 'Bon à savoir'], {
      en: 'Three points on its page: licence and permit, what to prepare, what to ask.',
      fr: 'Trois points sur sa page : licence et permis, quoi préparer, quoi demander.',
      max: 3,
    }),
    // The names of the menus' groups, because each new name counts for the plan of hosted Sanity (lib/content/attributes.ts).
    field.listOf('finderQuestion', 'groups', ['Which one do I need?', 'De quel service ai-je besoin?'], {
      en: 'Up to three questions on its page. Each answer leads to a service, or to the next question.',
      fr: 'Jusqu’à trois questions sur sa page. Chaque réponse mène à un service, ou à la question suivante.',
      max: 3,
    }),
    field.referenceList('category', 'neighbours', ['Neighbouring categories', 'Catégories voisines'], {
      en: 'At the end of its page: what people also look at. Four.',
      fr: 'À la fin de sa page : ce que les gens regardent aussi. Quatre.',
      max: 4,
    }),
    field.referenceList('service', 'sampleServices', ['Sample services', 'Exemples de services'], {
      en: 'Named on the home card, up to three.',
      fr: 'Nommés sur la fiche d’accueil, trois au plus.',
      max: 3,
    }),
    {
      ...field.ofType('array', 'aliases', ['Other addresses', 'Autres adresses'], {
        en: 'Old or alternative words in the address that lead to this category, such as electronics for tech.',
        fr: 'Mots anciens ou différents de l’adresse qui mènent à cette catégorie, par exemple electronics pour tech.',
      }),
      of: [{ type: 'string', validation: (rule, site) => rule.custom(aliasRule(site, path)) }],
    },
    field.count('warrantyMonths', ['Months of warranty', 'Mois de garantie'], {
      en: 'On the work of its services, when they differ from the general ones (page Guarantee).',
      fr: 'Sur la main-d’œuvre de ses services, s’ils diffèrent de ceux de la page Garantie.',
    }),
    field.order({
      en: 'Place among the chips of the catalogue.',
      fr: 'Place parmi les pastilles du catalogue.',
    }),
    ...onTab('pricing', [
      field.jobQuestions({
        en: 'Asked for each service of the category, after its own. Six at most, together.',
        fr: 'Posées pour chaque service de la catégorie, après les siennes. Six au plus, ensemble.',
      }),
    ]),
    ...onTab('media', [
      field.choice('icon', ICON_KEYS, ['Drawing', 'Dessin']),
      field.picture('picture', ['Picture', 'Image'], {
        en: 'On its card and at the top of its page, 4 by 3.',
        fr: 'Sur sa fiche et en haut de sa page, 4 sur 3.',
      }),
    ]),
    field.seo(),
  ],
  orderings: [
    field.ordering('order', { en: 'Order of the chips', fr: 'Ordre des pastilles' }),
    field.ordering('title.en', { en: 'Title', fr: 'Titre' }),
  ],
  preview: localizedPreview('title', 'picture'),
}
