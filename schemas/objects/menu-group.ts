import { MenuIcon } from '@sanity/icons/Menu'
import type { Definition } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A column of a menu. The services menu uses category and services, the footer uses links. */
export const menuGroup: Definition = {
  name: 'menuGroup',
  title: { en: 'Group', fr: 'Groupe' },
  type: 'object',
  icon: MenuIcon,
  fields: [
    field.localeString('title', { title: { en: 'Heading', fr: 'Titre' }, required: true }),
    field.reference('category', 'category', {
      title: { en: 'Category', fr: 'Catégorie' },
      description: {
        en: 'Services menu: the heading and "View all" lead to this category.',
        fr: 'Menu des services : le titre et « Tout voir » mènent à cette catégorie.',
      },
    }),
    field.referenceList('service', 'services', {
      title: { en: 'Services', fr: 'Services' },
      description: { en: 'Services menu: up to four.', fr: 'Menu des services : jusqu’à quatre.' },
      max: 4,
    }),
    field.listOf('menuLink', 'links', {
      title: { en: 'Links', fr: 'Liens' },
      description: {
        en: 'Footer: the links below the heading.',
        fr: 'Pied de page : les liens sous le titre.',
      },
    }),
  ],
  preview: localizedPreview('title'),
}
