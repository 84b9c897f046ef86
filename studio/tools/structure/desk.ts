import { BarChartIcon } from '@sanity/icons/BarChart'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { PinIcon } from '@sanity/icons/Pin'
import { StarIcon } from '@sanity/icons/Star'
import { WrenchIcon } from '@sanity/icons/Wrench'
import { type ComponentType, useEffect } from 'react'
import { type Schema, type SortOrderingItem, useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import type { StructureBuilder } from 'sanity/structure'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { DeskFolder, DocumentType, PageGroup, Singleton } from '#schemas/document-types.ts'
import { DOCUMENTS } from '#schemas/documents/index.ts'
import { pageFigures } from '#schemas/documents/page-figures.ts'
import { SINGLETONS } from '#schemas/index.ts'
import { FIGURE_PAGES } from '#schemas/pages/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Shortcut } from '#studio/core/studio-tool.tsx'
import type { DeskFacts, Owner } from './facts.ts'
import { FIGURES_OF_PAGE, IN_CATEGORY, IN_PROVINCE } from './templates.ts'

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

interface DeskOptions {
  S: StructureBuilder
  schema: Schema
  language: Language
  /** Null until the lake has answered. The desk has no counts until then. */
  facts: DeskFacts | null
  title: Bilingual
  /** Tools that the desk links to. */
  tools: Shortcut[]
}

const FOLDERS: Record<Exclude<DeskFolder, 'menus'> | 'pages', Bilingual> = {
  catalogue: { en: 'Catalogue', fr: 'Catalogue' },
  places: { en: 'Places', fr: 'Lieux' },
  trust: { en: 'Trust', fr: 'Confiance' },
  pages: { en: 'Pages', fr: 'Pages' },
  figures: { en: 'Figures', fr: 'Chiffres' },
  settings: { en: 'Settings', fr: 'Réglages' },
}

const PAGE_GROUPS: Record<PageGroup, Bilingual> = {
  main: { en: 'Main', fr: 'Principales' },
  quotes: { en: 'Quotes and booking', fr: 'Soumissions et réservation' },
  reasons: { en: 'Reasons to trust', fr: 'Raisons de faire confiance' },
  reading: { en: 'Reading', fr: 'Lecture' },
  professionals: { en: 'Professionals', fr: 'Professionnels' },
  shared: { en: 'Texts many pages share', fr: 'Textes communs à plusieurs pages' },
}

/** Documents that are listed by their owner. */
interface Owned {
  title: Bilingual
  /** The fact that lists the owners. */
  fact: 'categories' | 'provinces'
  /** The owner's type. A `child` refers to it in a field of the same name. */
  owner: string
  child: string
  /** Initial value template that fills in the owner of a new child. */
  template: string
}

const SERVICES: Owned = {
  title: { en: 'Services by category', fr: 'Services par catégorie' },
  fact: 'categories',
  owner: 'category',
  child: 'service',
  template: IN_CATEGORY,
}

const CITIES: Owned = {
  title: { en: 'Cities by province', fr: 'Villes par province' },
  fact: 'provinces',
  owner: 'province',
  child: 'city',
  template: IN_PROVINCE,
}

/** Builds the desk. */
export class Desk {
  readonly #S: StructureBuilder
  readonly #schema: Schema
  readonly #language: Language
  readonly #facts: DeskFacts | null
  readonly #title: Bilingual
  readonly #tools: Shortcut[]

  constructor({ S, schema, language, facts, title, tools }: DeskOptions) {
    this.#S = S
    this.#schema = schema
    this.#language = language
    this.#facts = facts
    this.#title = title
    this.#tools = tools
  }

  build() {
    const S = this.#S
    return S.list()
      .id('content')
      .title(this.#word(this.#title))
      .items([
        this.#folder('catalogue', WrenchIcon, [this.#owned(SERVICES), ...this.#typesIn('catalogue')]),
        this.#folder('places', PinIcon, [this.#owned(CITIES), ...this.#typesIn('places')]),
        this.#folder('trust', StarIcon, this.#typesIn('trust')),
        S.divider(),
        this.#folder('pages', DocumentsIcon, this.#pages()),
        this.#folder('figures', BarChartIcon, this.#figures()),
        ...this.#typesIn('menus'),
        S.divider(),
        ...this.#tools.map((tool) => this.#tool(tool)),
        S.divider(),
        this.#folder('settings', CogIcon, this.#typesIn('settings')),
      ])
  }

  #word(title: Bilingual): string {
    return title[this.#language]
  }

  #folder(id: keyof typeof FOLDERS, icon: ComponentType, items: Items) {
    const title = this.#word(FOLDERS[id])
    return this.#S
      .listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(this.#S.list().id(id).title(title).items(items))
  }

  #tool({ name: id, titles, icon }: Shortcut) {
    const title = this.#word(titles)
    return this.#S
      .listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(this.#S.component(ToolLink).id(id).title(title).options({ tool: id }))
  }

  /** Singletons first, then lists. */
  #typesIn(desk: DeskFolder | PageGroup): Items {
    return [
      ...SINGLETONS.filter((type) => type.desk === desk).map((type) => this.#single(type)),
      ...DOCUMENTS.filter((type) => type.desk === desk).map((type) => this.#list(type)),
    ]
  }

  #list({ name: type, plural, listedBy }: DocumentType) {
    const title = this.#word(plural)
    const order = listedBy ? [by(`${listedBy}.${this.#language}`)] : this.#firstOrdering(type)
    return this.#S
      .documentTypeListItem(type)
      .title(counted(title, this.#facts?.counts[type]))
      .child(this.#S.documentTypeList(type).title(title).defaultOrdering(order))
  }

  #firstOrdering(type: string): SortOrderingItem[] {
    const schemaType = this.#schema.get(type)
    const orderings = schemaType && 'orderings' in schemaType ? schemaType.orderings : undefined
    return orderings?.[0]?.by ?? [by('_createdAt')]
  }

  /**
   * A singleton: its form opens directly. The id comes first, because Sanity would otherwise name the pane by its
   * title.
   */
  #single({ name: type, title }: Singleton) {
    const name = this.#word(title)
    return this.#S
      .listItem()
      .id(type)
      .title(name)
      .schemaType(type)
      .child(this.#S.document().documentId(type).schemaType(type).title(name))
  }

  #pages(): Items {
    return (Object.keys(PAGE_GROUPS) as PageGroup[]).flatMap((group) => [
      this.#S.divider().title(this.#word(PAGE_GROUPS[group])),
      ...this.#typesIn(group),
    ])
  }

  /** One document for each page with figures, created when it is first opened. */
  #figures(): Items {
    return FIGURE_PAGES.map(({ value: page, ...choice }) => {
      const stored = this.#facts?.figures.find((figures) => figures.page === page)
      const title = this.#word(choice.title)
      return this.#S
        .listItem()
        .id(`figures-${page}`)
        .title(counted(title, stored ? (stored.count ?? 0) : undefined))
        .schemaType(pageFigures.name)
        .child(
          this.#S
            .document()
            .documentId(stored?._id ?? `figures-${page}`)
            .schemaType(pageFigures.name)
            .title(title)
            .initialValueTemplate(FIGURES_OF_PAGE, { page }),
        )
    })
  }

  /** Documents listed by owner, such as the services of a category. */
  #owned({ title, fact, owner, child, template }: Owned) {
    const S = this.#S
    const owners = this.#facts?.[fact] ?? []
    const id = `${child}-by-${owner}`
    const items = owners.map((one) =>
      S.listItem()
        .id(one._id)
        .title(counted(this.#nameOf(one), one.count))
        .icon(this.#iconOf(owner)),
    )
    return S.listItem()
      .id(id)
      .title(this.#word(title))
      .icon(this.#iconOf(owner))
      .child(
        S.list()
          .id(id)
          .title(this.#word(title))
          .items(items)
          // By id, because the address of a document can be opened before the lake has answered.
          .child((ownerId) => {
            const known = owners.find(({ _id }) => _id === ownerId)
            return (
              S.documentList()
                .id(ownerId)
                .title(known ? this.#nameOf(known) : this.#word(title))
                .schemaType(child)
                .apiVersion(API_VERSION)
                .filter(`_type == $child && ${owner}._ref == $ownerId`)
                .params({ child, ownerId })
                .defaultOrdering([by(`name.${this.#language}`)])
                // Last, because every other call resets the template.
                .initialValueTemplates([S.initialValueTemplateItem(template, { parentId: ownerId })])
            )
          }),
      )
  }

  #nameOf({ _id, name }: Owner): string {
    return name?.[this.#language] ?? name?.en ?? _id
  }

  #iconOf(type: string): ComponentType | undefined {
    return this.#schema.get(type)?.icon
  }
}

function by(field: string): SortOrderingItem {
  return { field, direction: 'asc' }
}

function counted(title: string, count: number | undefined): string {
  return count === undefined ? title : `${title} (${count})`
}

/** Opens a tool in place of the pane, so that "back" leads to the pane before it. */
function ToolLink({ options }: { options?: Record<string, unknown> }) {
  const { basePath } = useWorkspace()
  const { navigateUrl } = useRouter()
  const tool = String(options?.tool)

  useEffect(() => {
    navigateUrl({ path: `${basePath}/${tool}`, replace: true })
  }, [basePath, navigateUrl, tool])

  return null
}
