import { BarChartIcon } from '@sanity/icons/BarChart'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { PinIcon } from '@sanity/icons/Pin'
import { StarIcon } from '@sanity/icons/Star'
import { TranslateIcon } from '@sanity/icons/Translate'
import { WrenchIcon } from '@sanity/icons/Wrench'
import type { ComponentType } from 'react'
import type { Schema, SortOrderingItem } from 'sanity'
import type { StructureBuilder } from 'sanity/structure'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { FIGURE_PAGES } from '#schemas/shared/options.ts'
import {
  CATALOGUE,
  CITIES_BY_PROVINCE,
  FIGURES_TYPE,
  FOLDERS,
  type ListPlace,
  MENUS,
  PAGE_GROUPS,
  PLACES,
  SERVICES_BY_CATEGORY,
  SETTINGS,
  type SinglePlace,
  TRUST,
} from '#studio/core/places.ts'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'
import type { DeskFacts, Owner } from './facts.ts'
import { FIGURES_OF_PAGE, IN_CATEGORY, IN_PROVINCE } from './templates.ts'
import { ToolLink } from './tool-link.tsx'

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

interface DeskOptions {
  S: StructureBuilder
  schema: Schema
  language: Language
  /** Null until the lake has answered: the desk opens without counts. */
  facts: DeskFacts | null
  seesLeads: boolean
}

/** Documents that are reached through what they belong to. */
interface Owned {
  title: Bilingual
  /** The fact that lists the owners. */
  fact: 'categories' | 'provinces'
  /** Type that is chosen first; `child` documents refer to it in a field of the same name. */
  owner: string
  child: string
  /** Initial value template that fills in the owner of a new child. */
  template: string
}

const SERVICES: Owned = {
  title: SERVICES_BY_CATEGORY,
  fact: 'categories',
  owner: 'category',
  child: 'service',
  template: IN_CATEGORY,
}

const CITIES: Owned = {
  title: CITIES_BY_PROVINCE,
  fact: 'provinces',
  owner: 'province',
  child: 'city',
  template: IN_PROVINCE,
}

/** Builds the desk from what is known about the content. */
export class Desk {
  readonly #S: StructureBuilder
  readonly #schema: Schema
  readonly #language: Language
  readonly #facts: DeskFacts | null
  readonly #seesLeads: boolean

  constructor({ S, schema, language, facts, seesLeads }: DeskOptions) {
    this.#S = S
    this.#schema = schema
    this.#language = language
    this.#facts = facts
    this.#seesLeads = seesLeads
  }

  build() {
    const S = this.#S
    return S.list()
      .id('content')
      .title(this.#word(TOOL_TITLES.structure))
      .items([
        this.#folder('catalogue', WrenchIcon, [this.#owned(SERVICES), ...this.#lists(CATALOGUE)]),
        this.#folder('places', PinIcon, [this.#owned(CITIES), ...this.#lists(PLACES)]),
        this.#folder('trust', StarIcon, this.#lists(TRUST)),
        S.divider(),
        this.#folder('pages', DocumentsIcon, this.#pages()),
        this.#folder('figures', BarChartIcon, this.#figures()),
        this.#list(MENUS),
        S.divider(),
        ...(this.#seesLeads ? [this.#tool('leads', EnvelopeIcon)] : []),
        this.#tool('translations', TranslateIcon),
        S.divider(),
        this.#folder('settings', CogIcon, [
          ...SETTINGS.singletons.map((place) => this.#single(place)),
          ...this.#lists(SETTINGS.lists),
        ]),
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

  /** A way to one of our tools, for those who look for everything in the desk. */
  #tool(id: 'leads' | 'translations', icon: ComponentType) {
    const title = this.#word(TOOL_TITLES[id])
    return this.#S
      .listItem()
      .id(id)
      .title(title)
      .icon(icon)
      .child(this.#S.component(ToolLink).id(id).title(title).options({ tool: id }))
  }

  #lists(places: ListPlace[]) {
    return places.map((place) => this.#list(place))
  }

  #list({ type, title, byName }: ListPlace) {
    const name = this.#word(title)
    const order = byName ? [by(`${byName}.${this.#language}`)] : this.#firstOrdering(type)
    return this.#S
      .documentTypeListItem(type)
      .title(counted(name, this.#facts?.counts[type]))
      .child(this.#S.documentTypeList(type).title(name).defaultOrdering(order))
  }

  #firstOrdering(type: string): SortOrderingItem[] {
    const schemaType = this.#schema.get(type)
    const orderings = schemaType && 'orderings' in schemaType ? schemaType.orderings : undefined
    return orderings?.[0]?.by ?? [by('_createdAt')]
  }

  /** A document of which there is one: its form opens at once. Its id comes first, or its pane would be called by its title. */
  #single({ type, title }: SinglePlace) {
    const name = this.#word(title)
    return this.#S
      .listItem()
      .id(type)
      .title(name)
      .schemaType(type)
      .child(this.#S.document().documentId(type).schemaType(type).title(name))
  }

  #pages(): Items {
    return PAGE_GROUPS.flatMap(({ title, singletons, lists = [] }) => [
      this.#S.divider().title(this.#word(title)),
      ...singletons.map((place) => this.#single(place)),
      ...this.#lists(lists),
    ])
  }

  /** One document for each page that shows figures; a page without one gets it when it is first opened. */
  #figures(): Items {
    return FIGURE_PAGES.map(({ value: page, title: words }) => {
      const stored = this.#facts?.figures.find((figures) => figures.page === page)
      const title = this.#word(words)
      return this.#S
        .listItem()
        .id(`figures-${page}`)
        .title(counted(title, stored ? (stored.count ?? 0) : undefined))
        .schemaType(FIGURES_TYPE)
        .child(
          this.#S
            .document()
            .documentId(stored?._id ?? `figures-${page}`)
            .schemaType(FIGURES_TYPE)
            .title(title)
            .initialValueTemplate(FIGURES_OF_PAGE, { page }),
        )
    })
  }

  /** Documents reached through what they belong to, such as the services of a category. */
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
          // By id, not by item: the address of a document in here opens before the lake has answered.
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
                // Last: every other call puts the type's own template back.
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
