import { BLOCKS } from '#blocks/schemas.ts'
import type { Definition, Part } from './define.ts'
import type { DocumentType, Singleton } from './document-types.ts'
import { DOCUMENTS, DOCUMENTS_WITH_PAGE } from './documents/index.ts'
import * as cityParts from './objects/city-parts.ts'
import * as facts from './objects/facts.ts'
import * as links from './objects/links.ts'
import * as pictures from './objects/pictures.ts'
import * as questionParts from './objects/question-parts.ts'
import * as serviceParts from './objects/service-parts.ts'
import * as texts from './objects/texts.ts'
import { PAGES } from './pages/index.ts'
import { activitySettings } from './settings/activity-settings.ts'
import { estimatorSettings } from './settings/estimator-settings.ts'
import { glossary } from './settings/glossary.ts'
import { mailTexts } from './settings/mail-texts.ts'
import { notFoundPage } from './settings/not-found-page.ts'
import { siteFigures } from './settings/site-figures.ts'
import { siteSettings } from './settings/site-settings.ts'
import * as field from './shared/fields.ts'
import { singlePreview } from './shared/preview.ts'
import { savedSectionBlock } from './shared/saved-section-block.ts'

/** Types with exactly one document and without an address, in the order of the desk. */
const SETTINGS: Singleton[] = [
  siteSettings,
  siteFigures,
  estimatorSettings,
  activitySettings,
  glossary,
  mailTexts,
  notFoundPage,
]

/** Parts of documents: every export of the files in `objects/`. */
const OBJECTS: Part[] = [texts, links, pictures, facts, questionParts, serviceParts, cityParts].flatMap(
  Object.values,
)

/** The blocks, without the three properties that only our insert menu uses and Sanity does not know. */
const BLOCK_PARTS: Part[] = [...BLOCKS, savedSectionBlock].map(
  ({ group, thumbnail, landingOnly, ...part }) => part,
)

const SECTION_TYPES: Part[] = PAGES.map(({ sectionType }) => sectionType)

/** Types with exactly one document, whose id is the type's name. */
export const SINGLETONS: Singleton[] = [...PAGES, ...SETTINGS]

/** Every type that has documents. */
export const CONTENT_TYPES = [...SINGLETONS, ...DOCUMENTS]

/** Every name in braces that some page fills in, such as `{city}`. A site figure cannot have one of these names. */
export const PAGE_PLACEHOLDERS: ReadonlySet<string> = new Set(
  CONTENT_TYPES.flatMap(({ placeholders = [], fieldPlaceholders = {} }) => [
    ...placeholders,
    ...Object.values(fieldPlaceholders).flat(),
  ]),
)

/** Types with pages whose slug staff write and can change. */
const WITH_OWN_SLUG: DocumentType[] = DOCUMENTS_WITH_PAGE.filter(({ slugs }) => slugs === undefined)

const withFormerSlugs = (document: DocumentType): DocumentType =>
  WITH_OWN_SLUG.includes(document)
    ? { ...document, fields: [...(document.fields ?? []), field.formerSlugs()] }
    : document

/** Every type of the content model. */
export const ALL_TYPES: Definition[] = [
  ...[...OBJECTS, ...BLOCK_PARTS, ...SECTION_TYPES].map((part) => ({ type: 'object', ...part })),
  ...SINGLETONS.map((single) => ({ type: 'document', preview: singlePreview(single), ...single })),
  ...DOCUMENTS.map((document) => ({ type: 'document', ...withFormerSlugs(document) })),
]
