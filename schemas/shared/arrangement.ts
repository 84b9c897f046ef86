import { MenuIcon } from '@sanity/icons/Menu'
import type { CustomValidator } from 'sanity'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Choice, Definition, Part } from '#schemas/define.ts'
import { type ArrangedPage, PAGE_SECTIONS } from '#schemas/pages/sections.ts'
import { HIDDEN } from './block.ts'
import { blockList } from './block-list.ts'
import * as field from './fields.ts'
import { about } from './sentence.ts'

/** The type of the items that stand for a page's own sections, such as `homePageSection`. */
export const sectionTypeName = (page: ArrangedPage) => `${page}Section`

const OWN_SECTIONS: Choice = {
  value: 'own',
  title: { en: 'Sections of this page', fr: 'Sections de cette page' },
}

/** The name of the field with the order of a page's sections. */
export const ARRANGEMENT = 'arrangement'

const ORDER: Bilingual = { en: 'Order of the page', fr: 'Ordre de la page' }

/** The order of a page's sections. An empty list means the default order. */
export const arrangementField = (page: ArrangedPage): Definition => ({
  ...blockList(ARRANGEMENT, [ORDER.en, ORDER.fr], {
    en: 'The sections below the head, from top to bottom. Move them, hide them, insert others. A section of this page that is not listed stays at its usual place.',
    fr: 'Les sections sous la tête de page, de haut en bas. Déplacez-les, masquez-les, insérez-en d’autres. Une section de cette page qui n’y est pas garde sa place habituelle.',
    own: { type: sectionTypeName(page), group: OWN_SECTIONS },
  }),
  group: 'order',
  validation: (rule) => rule.custom(eachOnce),
})

/** The type of an item for one of a page's own sections. The Studio shows it with the title of the section's field. */
export function sectionType(page: ArrangedPage, fields: Definition[]): Part {
  const choices = PAGE_SECTIONS[page].map((name) => {
    const named = fields.find((one) => one.name === name)
    if (!named) throw new Error(`${page} has no field ${name}, after which its section is called.`)
    return { value: name, title: named.title }
  })
  return {
    name: sectionTypeName(page),
    title: { en: 'Section of this page', fr: 'Section de cette page' },
    icon: MenuIcon,
    fields: [
      field.choice('section', choices, ['Section', 'Section'], { required: true }),
      field.yesNo('hidden', ['Hidden', 'Masquée'], {
        en: 'Its texts stay in this document, and it is not on the page.',
        fr: 'Ses textes restent dans ce document, et elle n’est pas dans la page.',
      }),
    ],
    preview: {
      select: { section: 'section', hidden: 'hidden' },
      prepare: ({ section, hidden }, language) => {
        const title = choices.find(({ value }) => value === section)?.title[language] ?? section
        return { title: hidden ? `${HIDDEN[language]} · ${title}` : title }
      },
    },
  }
}

const eachOnce: CustomValidator<unknown[] | undefined> = (items = []) => {
  const named = items.flatMap((item) =>
    typeof item === 'object' && item !== null && 'section' in item ? [item.section] : [],
  )
  return new Set(named).size === named.length
    ? true
    : about(ORDER, { en: 'a section is listed twice.', fr: 'une section y est deux fois.' })
}
