import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { PinIcon } from '@sanity/icons/Pin'
import { ShareIcon } from '@sanity/icons/Share'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition, Part } from '#schemas/define.ts'
import { DOCUMENTS_WITH_PAGE } from '#schemas/documents/index.ts'
import * as field from '#schemas/shared/fields.ts'
import { linkProblem } from '#schemas/shared/link-problem.ts'
import { choiceTitle, ICON_KEYS, SOCIAL_PLATFORMS } from '#schemas/shared/options.ts'
import { localizedPreview, NO_TEXT, ownText } from '#schemas/shared/preview.ts'

/** A field with a path of this site or a full address. `missing` is the error for an empty field; without it none is shown. */
const target = (
  name: string,
  title: field.Titles,
  { missing, ...hint }: Bilingual & { missing?: Bilingual },
): Definition => ({
  ...field.ofType('string', name, title, hint),
  validation: (rule) => rule.custom((href?: string) => (href ? linkProblem(href) : missing) ?? true),
})

/** A link inside formatted text. */
export const link: Part = {
  name: 'link',
  title: { en: 'Link', fr: 'Lien' },
  icon: LinkIcon,
  fields: [
    target('href', ['Leads to', 'Mène à'], {
      en: 'A page of this site such as /guarantee, or a full address such as https://example.ca.',
      fr: 'Une page du site, par exemple /guarantee, ou une adresse complète, par exemple https://exemple.ca.',
      missing: { en: 'Write where the link leads.', fr: 'Écrivez où mène le lien.' },
    }),
  ],
}

/** A link in a menu: to a document, even when its address changes, or to the path of a page. */
export const menuLink: Part = {
  name: 'menuLink',
  title: { en: 'Link', fr: 'Lien' },
  icon: LinkIcon,
  fields: [
    field.localeString('label', ['Label', 'Libellé'], { required: true }),
    {
      ...field.ofType('reference', 'target', ['Document', 'Document'], {
        en: 'The link follows its address when that changes.',
        fr: 'Le lien suit l’adresse du document quand elle change.',
      }),
      to: DOCUMENTS_WITH_PAGE.map(({ name }) => ({ type: name })),
    },
    target('path', ['Or a path', 'Ou un chemin'], {
      en: 'For pages that are not in the list above, such as /guarantee. Also https:// addresses.',
      fr: 'Pour les pages qui ne sont pas dans la liste ci-dessus, par exemple /guarantee. Aussi des adresses https://.',
    }),
  ],
  validation: (rule) =>
    rule.custom((menuLink?: { target?: unknown; path?: unknown }) =>
      !menuLink || Boolean(menuLink.target) !== Boolean(menuLink.path)
        ? true
        : {
            en: 'Choose a document or write a path: one of the two.',
            fr: 'Choisissez un document ou écrivez un chemin : l’un des deux.',
          },
    ),
  preview: {
    select: { path: 'path', slug: 'target.slug.current' },
    texts: { label: 'label' },
    prepare: ({ label, path, slug }, language) => ({
      title: ownText(label, language) || NO_TEXT[language],
      subtitle: path ?? slug,
    }),
  },
}

/** A column of a menu. In the services menu it has `category` and `services`, in the footer it has `links`. */
export const menuGroup: Part = {
  name: 'menuGroup',
  title: { en: 'Group', fr: 'Groupe' },
  icon: MenuIcon,
  fields: [
    field.localeString('title', ['Heading', 'Titre'], { required: true }),
    field.reference('category', 'category', ['Category', 'Catégorie'], {
      en: 'Services menu: the heading and "View all" lead to this category.',
      fr: 'Menu des services : le titre et « Tout voir » mènent à cette catégorie.',
    }),
    field.referenceList('service', 'services', ['Services', 'Services'], {
      en: 'Services menu: up to four.',
      fr: 'Menu des services : jusqu’à quatre.',
      max: 4,
    }),
    field.listOf('menuLink', 'links', ['Links', 'Liens'], {
      en: 'Footer: the links below the heading.',
      fr: 'Pied de page : les liens sous le titre.',
    }),
  ],
  preview: localizedPreview('title'),
}

/** Services that people often compare, on the page of comparisons. */
export const comparedGroup: Part = {
  name: 'comparedGroup',
  title: { en: 'Comparison', fr: 'Comparaison' },
  icon: MenuIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], {
      en: 'Such as "Furnace or heat pump?".',
      fr: 'Par exemple « Fournaise ou thermopompe? ».',
      required: true,
    }),
    field.referenceList('service', 'services', ['Services', 'Services'], { min: 2, max: 4 }),
  ],
  preview: localizedPreview('title'),
}

/** One cell of the resources page: a link, and a description of its target. */
export const resourceLink: Part = {
  name: 'resourceLink',
  title: { en: 'Resource', fr: 'Ressource' },
  icon: LinkIcon,
  fields: [
    field.localeString('title', ['Title', 'Titre'], { required: true }),
    field.localeText('text', ['Text', 'Texte']),
    field.choice('icon', ICON_KEYS, ['Drawing', 'Dessin'], {
      en: 'May stay empty.',
      fr: 'Peut rester vide.',
    }),
    target('path', ['Leads to', 'Mène à'], {
      en: 'A page of this site such as /guides.',
      fr: 'Une page du site, par exemple /guides.',
      missing: { en: 'Write where it leads.', fr: 'Écrivez où il mène.' },
    }),
  ],
  preview: localizedPreview('title'),
}

/** A popular pair of service and city on the catalogue, such as "TV mounting Toronto". */
export const locationLink: Part = {
  name: 'locationLink',
  title: { en: 'Service in a city', fr: 'Un service dans une ville' },
  icon: PinIcon,
  fields: [
    field.localeString('label', ['Label', 'Libellé'], { required: true }),
    field.reference('service', 'service', ['Service', 'Service'], { required: true }),
    field.reference('city', 'city', ['City', 'Ville'], { required: true }),
  ],
  preview: localizedPreview('label'),
}

/** The company's page on a social network. */
export const socialLink: Part = {
  name: 'socialLink',
  title: { en: 'Social network', fr: 'Réseau social' },
  icon: ShareIcon,
  fields: [
    field.choice('platform', SOCIAL_PLATFORMS, ['Network', 'Réseau'], { required: true }),
    field.webAddress('url', ['Address', 'Adresse'], { required: true }),
  ],
  preview: {
    select: { platform: 'platform', subtitle: 'url' },
    prepare: ({ platform, subtitle }, language) => ({
      title: choiceTitle(SOCIAL_PLATFORMS, platform, language),
      subtitle,
    }),
  },
}

/** A former slug of a document. No person writes it: the lake does, or with hosted Sanity the site's server. */
export const formerSlug: Part = {
  name: 'formerSlug',
  title: { en: 'Former address', fr: 'Ancienne adresse' },
  fields: [
    field.ofType('string', 'slug', ['Address', 'Adresse']),
    field.ofType('datetime', 'until', ['Until', 'Jusqu’au']),
    field.ofType('string', 'of', ['Document', 'Document']),
  ],
}
