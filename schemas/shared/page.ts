import { DocumentIcon } from '@sanity/icons/Document'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition, Group } from '#schemas/define.ts'
import * as field from './fields.ts'
import { contentGroup, searchGroup } from './groups.ts'
import { singlePreview } from './preview.ts'

interface PageOptions {
  name: string
  title: Bilingual
  /** Where the page is, as the editor sees it in a browser, such as `/about`. */
  address: string
  /** For texts around documents: what these bring themselves, `all` being heading, lead and picture. */
  documentsBring?: 'lead' | 'all'
  /** Whether text sections can be added. */
  hasSections?: boolean
  /** Names that may be written in braces in every text of this page, such as city. */
  placeholders?: string[]
  /** Further tabs of the form, for pages with many fields. */
  groups?: Group[]
  /** What this page has beyond title, lead, sections, closing call and search engine texts. */
  fields?: Definition[]
}

function bracesHint(placeholders: string[]): Bilingual {
  const names = placeholders.map((name) => `{${name}}`)
  if (names.length === 0) return { en: '', fr: '' }
  return {
    en: ` Write ${names.join(' and ')} where the name goes, in every text here.`,
    fr: ` Écrivez ${names.join(', ')} là où le nom doit paraître, dans tous les textes d’ici.`,
  }
}

function heading(address: string, hint: Bilingual): Definition[] {
  return [
    field.localeString('title', {
      en: ['Heading', `The large heading of ${address}.${hint.en}`],
      fr: ['Titre', `Le grand titre de ${address}.${hint.fr}`],
      required: true,
    }),
    field.localeText('lead', {
      en: ['Lead', 'One to three sentences below the heading.'],
      fr: ['Chapeau', 'Une à trois phrases sous le titre.'],
    }),
    field.picture('picture', { en: 'Picture', fr: 'Image' }),
  ]
}

function titleInSearchResults(address: string, hint: Bilingual): Definition {
  return field.localeString('title', {
    en: ['Title in search results', `For pages at ${address} that have none of their own.${hint.en}`],
    fr: [
      'Titre dans les résultats de recherche',
      `Pour les pages à ${address} qui n’en ont pas à elles.${hint.fr}`,
    ],
    required: true,
  })
}

/** A page of which there is exactly one. The document id is the type's name. */
export function definePage({
  name,
  title,
  address,
  documentsBring,
  hasSections = true,
  placeholders = [],
  groups = [],
  fields = [],
}: PageOptions): Definition {
  const hint = bracesHint(placeholders)
  return {
    name,
    title,
    type: 'document',
    icon: DocumentIcon,
    groups: [contentGroup, ...groups, searchGroup],
    fields: [
      ...(documentsBring === 'all'
        ? [titleInSearchResults(address, hint)]
        : heading(address, hint).filter(({ name }) => name !== documentsBring)),
      ...fields,
      ...(hasSections ? [field.listOf('pageSection', 'sections', { en: 'Sections', fr: 'Sections' })] : []),
      field.sectionHeading('closing', {
        en: ['Closing call', 'The last band, above the footer. Its buttons are part of the site.'],
        fr: [
          'Appel final',
          'Le dernier bandeau, au-dessus du pied de page. Ses boutons font partie du site.',
        ],
      }),
      field.seo(),
    ],
    preview: singlePreview(title, address),
  }
}
