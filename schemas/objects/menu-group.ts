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
    field.localeString('title', { en: 'Heading', fr: 'Titre', required: true }),
    field.reference('category', 'category', {
      en: ['Category', 'Services menu: the heading and "View all" lead to this category.'],
      fr: ['Catégorie', 'Menu des services : le titre et « Tout voir » mènent à cette catégorie.'],
    }),
    field.referenceList('service', 'services', {
      en: ['Services', 'Services menu: up to four.'],
      fr: ['Services', 'Menu des services : jusqu’à quatre.'],
      max: 4,
    }),
    field.listOf('menuLink', 'links', {
      en: ['Links', 'Footer: the links below the heading.'],
      fr: ['Liens', 'Pied de page : les liens sous le titre.'],
    }),
  ],
  preview: localizedPreview('title'),
}
