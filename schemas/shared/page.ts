import { DocumentIcon } from '@sanity/icons/Document'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import type { Page, PageGroup } from '#schemas/document-types.ts'
import type { ArrangedPage } from '#schemas/pages/sections.ts'
import { arrangementField, sectionType } from './arrangement.ts'
import * as field from './fields.ts'

interface PageOptions extends Omit<Page, 'sectionType'> {
  name: ArrangedPage
  /** What each page takes from its own document and not from this one: the lead, or all of heading, lead and picture. */
  documentsBring?: 'lead' | 'all'
  /** Whether staff can add text sections. True by default. */
  hasSections?: boolean
}

function bracesHint(placeholders: string[]): Bilingual {
  const names = placeholders.map((name) => `{${name}}`)
  if (names.length === 0) return { en: '', fr: '' }
  return {
    en: ` Write ${names.join(' and ')} where the name goes, in every text here.`,
    fr: ` Écrivez ${names.join(', ')} là où le nom doit paraître, dans tous les textes d’ici.`,
  }
}

function heading(path: string, hint: Bilingual): Definition[] {
  return [
    field.localeString('title', ['Heading', 'Titre'], {
      en: `The large heading of ${path}.${hint.en}`,
      fr: `Le grand titre de ${path}.${hint.fr}`,
      required: true,
    }),
    field.localeText('lead', ['Lead', 'Chapeau'], {
      en: 'One to three sentences below the heading.',
      fr: 'Une à trois phrases sous le titre.',
    }),
    field.picture('picture', ['Picture', 'Image']),
  ]
}

function titleInSearchResults(path: string, hint: Bilingual): Definition {
  return field.localeString('title', ['Title in search results', 'Titre dans les résultats de recherche'], {
    en: `For pages at ${path} that have none of their own.${hint.en}`,
    fr: `Pour les pages à ${path} qui n’en ont pas à elles.${hint.fr}`,
    required: true,
  })
}

/** The pages of one group of the desk, in its order. `fields` are added to the fields that every page has. */
export const pagesIn = (desk: PageGroup, pages: Omit<PageOptions, 'desk'>[]): Page[] =>
  pages.map((page) => definePage({ ...page, desk }))

function definePage({
  documentsBring,
  hasSections = true,
  placeholders = [],
  fields = [],
  ...page
}: PageOptions): Page {
  const hint = bracesHint(placeholders)
  const parts = [
    ...(documentsBring === 'all'
      ? [titleInSearchResults(page.path, hint)]
      : heading(page.path, hint).filter(({ name }) => name !== documentsBring)),
    ...fields,
    ...(hasSections ? [field.listOf('pageSection', 'sections', ['Sections', 'Sections'])] : []),
    field.sectionHeading('closing', ['Closing call', 'Appel final'], {
      en: 'A band that says what to do now. Its buttons are part of the site.',
      fr: 'Un bandeau qui dit quoi faire maintenant. Ses boutons font partie du site.',
    }),
  ]
  return {
    ...page,
    placeholders,
    icon: DocumentIcon,
    fields: [...parts, arrangementField(page.name), field.seo()],
    sectionType: sectionType(page.name, parts),
  }
}
