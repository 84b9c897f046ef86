import { MenuIcon } from '@sanity/icons/Menu'
import { defineType } from 'sanity'
import * as field from '#schemas/shared/fields.ts'
import { localizedPreview } from '#schemas/shared/preview.ts'

/** A column of a menu. The services menu uses category and services, the footer uses links. */
export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group',
  type: 'object',
  icon: MenuIcon,
  fields: [
    field.localeString('title', 'Heading', { required: true }),
    field.reference('category', 'category', 'Category', {
      description: 'Services menu: the heading and "View all" lead to this category.',
    }),
    field.referenceList('service', 'services', 'Services', {
      description: 'Services menu: up to four.',
      max: 4,
    }),
    field.listOf('menuLink', 'links', 'Links', { description: 'Footer: the links below the heading.' }),
  ],
  preview: localizedPreview('title'),
})
