import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition, Part } from './define.ts'

/**
 * What is said of a type of document beside its fields: where its pages are, where the Studio lists it, where the site
 * shows it. Routes, sitemap, desk, "used on these pages" and the translators' work list are derived from it.
 */
interface DocumentFacts extends Omit<Definition, 'type'> {
  /** The folder of the desk that lists it, or the group within the folder of pages. */
  desk: DeskFolder | PageGroup
  /** How early translators get to it. None: it has nothing to translate. */
  visits?: (typeof VISITS)[number]
  /** Names that its pages fill in where a text has them in braces, such as city. Site figures are filled in everywhere. */
  placeholders?: string[]
  /** Those that only one field may name, by field. */
  fieldPlaceholders?: Record<string, string[]>
  /** Where visitors see it beside pages of its own. */
  shownOn?: {
    /**
     * Types of the pages that show every document of this type, with the place on the page. On a page about one service or
     * city it is shown with its own.
     */
    pages?: Record<string, Bilingual> | 'all'
    /** Types of documents that it is shown with when it refers to them, with the place on their pages. */
    refersTo?: Record<string, Bilingual>
    /** Types of documents that it is shown with when they refer to it, beside pages: those show whatever they refer to. The place is where they do. */
    usedBy?: string[]
  }
}

/** A type with exactly one document, whose id is the type's name. */
export type Singleton = DocumentFacts

/**
 * A page of which there is exactly one, or the texts around the documents of many pages. In a path, the name of a type
 * in braces stands for the slug of a document: `/city/{city}`.
 */
export interface Page extends Singleton {
  path: string
  /** Further addresses that show it. The first one is in search results. */
  otherPaths?: string[]
  /** Addresses that redirect to it. */
  oldPaths?: string[]
  /** Which `pageFigures` it shows, by their `page`. */
  figures?: string
  /** The type of the items that stand for its own sections, in the list of its order. */
  sectionType: Part
}

/** A type an editor makes as many documents of as needed. */
export interface DocumentType extends DocumentFacts {
  /** The title of a list of them. */
  plural: Bilingual
  /** Field in both languages that the desk's list is sorted by. Without it: by the type's first ordering. */
  listedBy?: string
}

/** A type whose documents have a page each. */
export interface DocumentWithPage<Name extends string = string> extends DocumentType {
  name: Name
  /** With the type in braces, for the slug: `/bundles/{bundle}`. */
  path: string
  otherPaths?: string[]
  /** The only slugs there are pages for. */
  slugs?: string[]
  /** Name of its parts of the sitemap: `services` for `/sitemap/services-1.xml`. */
  sitemap?: string
}

export type DeskFolder = 'catalogue' | 'places' | 'trust' | 'figures' | 'menus' | 'settings'

export type PageGroup = 'main' | 'quotes' | 'reasons' | 'reading' | 'professionals' | 'shared'

/**
 * How many visitors see the texts of a type, the most first. It is judged by where the site's links lead. Change it when
 * the site's statistics say otherwise.
 */
export const VISITS = [
  // Nearly everybody, whatever page they came to: the first page, and the menus and footer around every page.
  'everyPage',
  // Texts that every service, city, category and bundle page shares: one field of these is on hundreds of pages.
  'pagesOfAKind',
  // What visitors search for and land on, and the lists they choose from.
  'landing',
  // The way to a quote: text here decides whether a visit becomes a customer.
  'quote',
  // Pages in the header and the footer.
  'menu',
  // Figures, and what others say: short texts on many pages, below the fold.
  'proof',
  // Reading, and pages for a few.
  'few',
] as const
