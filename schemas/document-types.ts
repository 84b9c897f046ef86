import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition, Part } from './define.ts'

/**
 * Facts about a type of document beside its fields: the paths of its pages, its place in the desk, its places on the site.
 * Routes, sitemap, desk, "used on these pages" and the translators' work list are derived from these facts.
 */
interface DocumentFacts extends Omit<Definition, 'type'> {
  /** The folder of the desk (the Studio's tree of documents) that lists its documents, or the group in the folder of pages. */
  desk: DeskFolder | PageGroup
  /** How many visitors see its texts. It orders the translators' work list. A type without it has nothing to translate. */
  visits?: (typeof VISITS)[number]
  /** Names in braces that its pages fill in, such as `{city}`. Site figures are not in the list: every page fills them in. */
  placeholders?: string[]
  /** Names in braces that pages fill in only in one field, by field: `{ averageNote: ['city', 'average'] }`. */
  fieldPlaceholders?: Record<string, string[]>
  /** Where visitors see the document, besides pages of its own. */
  shownOn?: {
    /**
     * Types of the pages that show every document of this type, with the place on the page. A page about one service or city
     * shows only the documents of that service or city.
     */
    pages?: Record<string, Bilingual> | 'all'
    /** Types that this document refers to and whose pages show it, with the place: a review is on the page of its service. */
    refersTo?: Record<string, Bilingual>
    /** Types, besides pages, that refer to this document and show it: a bundle shows its services. The field is the place. */
    usedBy?: string[]
  }
}

/** A type with exactly one document, whose id is the type's name. */
export type Singleton = DocumentFacts

/**
 * A page that exists once, or the texts that all pages of one kind share, such as all city pages. A type in braces in the path
 * stands for the slug of a document: `/city/{city}`.
 */
export interface Page extends Singleton {
  path: string
  /** Further paths that show the same page. `path` is the one in search results. */
  otherPaths?: string[]
  /** Addresses that redirect to this page, such as `/quote` to `/get-quote`. */
  oldPaths?: string[]
  /** The `page` value of the `pageFigures` document with the figures that this page shows. */
  figures?: string
  /** Whether it has a Markdown version, which `MAKERS` in lib/markdown makes (docs/product.md, Pages as Markdown). */
  hasMarkdown?: true
  /** The type of the items in the list of this page's sections. Each item stands for one section, and staff can move it. */
  sectionType: Part
}

/** A type of which editors make as many documents as they need. */
export interface DocumentType extends DocumentFacts {
  /** The title of a list of these documents. */
  plural: Bilingual
  /** The localized field by which the desk sorts the list. Without it, the first ordering of the type sorts it. */
  listedBy?: string
}

/** A type whose documents have a page each. */
export interface DocumentWithPage<Name extends string = string> extends DocumentType {
  name: Name
  /** The path with the type in braces for the slug: `/bundles/{bundle}`. */
  path: string
  otherPaths?: string[]
  /** The only slugs that have a page. */
  slugs?: string[]
  /** Whether its pages have a Markdown version, as in `Page`. */
  hasMarkdown?: true
  /** The name of its parts of the sitemap, such as `services` for `/sitemap/services-1.xml`. Without it, there are none. */
  sitemap?: string
}

export type DeskFolder = 'catalogue' | 'places' | 'trust' | 'figures' | 'menus' | 'settings'

export type PageGroup = 'main' | 'quotes' | 'reasons' | 'reading' | 'professionals' | 'shared'

/**
 * How many visitors see the texts of a type, most visitors first. The order is estimated from the site's links. Change it when
 * the site's statistics say otherwise.
 */
export const VISITS = [
  // Almost every visitor sees these: the home page, and the menus and footer of every page.
  'everyPage',
  // Texts that all service, city, category or bundle pages share. One field is on hundreds of pages.
  'pagesOfAKind',
  // Pages that visitors find by search, and the lists from which they choose.
  'landing',
  // The way to a quote: text here decides whether a visit becomes a customer.
  'quote',
  // Pages in the header and the footer.
  'menu',
  // Figures and statements of customers: short texts on many pages, but far down the page.
  'proof',
  // Articles, and pages with few visitors.
  'few',
] as const
