import { DocumentIcon } from '@sanity/icons/Document'
import { defineType, type FieldDefinition, type FieldGroupDefinition } from 'sanity'
import * as field from './fields.ts'
import { contentGroup, searchGroup } from './groups.ts'

const content = contentGroup.name

interface PageOptions {
  name: string
  title: string
  /** Where the page is, as the editor sees it in a browser, such as `/about`. */
  address: string
  /** For texts around documents: what these bring themselves, `all` being heading, lead and picture. */
  documentsBring?: 'lead' | 'all'
  /** Whether text sections can be added. */
  hasSections?: boolean
  /** Names that may be written in braces in every text of this page, such as city. */
  placeholders?: string[]
  /** Further tabs of the form, for pages with many fields. */
  groups?: FieldGroupDefinition[]
  /** What this page has beyond title, lead, sections, closing call and search engine texts. */
  fields?: FieldDefinition[]
}

function bracesHint(placeholders: string[]): string {
  const names = placeholders.map((name) => `{${name}}`).join(' and ')
  return names && ` Write ${names} where the name goes, in every text here.`
}

function heading(address: string, placeholders: string[]) {
  return [
    field.localeString('title', 'Heading', {
      description: `The large heading of ${address}.${bracesHint(placeholders)}`,
      group: content,
      required: true,
    }),
    field.localeText('lead', 'Lead', {
      description: 'One to three sentences below the heading.',
      group: content,
    }),
    field.picture('picture', 'Picture', { group: content }),
  ]
}

function titleInSearchResults(address: string, placeholders: string[]) {
  return field.localeString('title', 'Title in search results', {
    description: `For pages at ${address} that have none of their own.${bracesHint(placeholders)}`,
    group: content,
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
}: PageOptions) {
  return defineType({
    name,
    title,
    type: 'document',
    icon: DocumentIcon,
    groups: [contentGroup, ...groups, searchGroup],
    fields: [
      ...(documentsBring === 'all'
        ? [titleInSearchResults(address, placeholders)]
        : heading(address, placeholders).filter(({ name }) => name !== documentsBring)),
      ...fields.map((extra) => ({ ...extra, group: extra.group ?? content })),
      ...(hasSections ? [field.listOf('pageSection', 'sections', 'Sections', { group: content })] : []),
      field.sectionHeading('closing', 'Closing call', {
        description: 'The last band, above the footer. Its buttons are part of the site.',
        group: content,
      }),
      field.seo(searchGroup.name),
    ],
    preview: { prepare: () => ({ title, subtitle: address }) },
  })
}
