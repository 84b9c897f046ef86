import { BarChartIcon } from '@sanity/icons/BarChart'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { PinIcon } from '@sanity/icons/Pin'
import { StarIcon } from '@sanity/icons/Star'
import { WrenchIcon } from '@sanity/icons/Wrench'
import { type ComponentType, type FunctionComponent, useEffect } from 'react'
import { type Schema, type SortOrderingItem, useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'
import type { StructureBuilder } from 'sanity/structure'
import type { Bilingual, Language } from '#lib/i18n/languages.ts'
import type { DeskFolder, DocumentType, PageGroup, Singleton } from '#schemas/document-types.ts'
import { DOCUMENTS } from '#schemas/documents/index.ts'
import { pageFigures } from '#schemas/documents/page-figures.ts'
import { SINGLETONS } from '#schemas/index.ts'
import { FIGURE_PAGES } from '#schemas/pages/index.ts'
import { siteFigures } from '#schemas/settings/site-figures.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import type { Shortcut } from '#studio/core/studio-tool.tsx'
import type { DeskFacts, Owner } from './facts.ts'
import { FIGURES_OF_PAGE, templateIn } from './templates.ts'

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

/** A pane of the desk that is not a list of documents. */
export interface DeskPane {
  id: string
  titles: Bilingual
  icon: ComponentType
  component: FunctionComponent
}

interface DeskOptions {
  S: StructureBuilder
  schema: Schema
  language: Language
  /** Null until the lake has answered. The desk has no counts until then. */
  facts: DeskFacts | null
  title: Bilingual
  home: DeskPane
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

/** A list of documents grouped by their owner, which is the document that they belong to. */
interface Owned {
  title: Bilingual
  /** The name of the list of owners in `DeskFacts`. */
  fact: 'categories' | 'provinces'
  /** The owner's type. A document of the type `child` has a field with this name, which refers to its owner. */
  owner: string
  child: string
}

const SERVICES: Owned = {
  title: { en: 'Services by category', fr: 'Services par catégorie' },
  fact: 'categories',
  owner: 'category',
  child: 'service',
}

const CITIES: Owned = {
  title: { en: 'Cities by province', fr: 'Villes par province' },
  fact: 'provinces',
  owner: 'province',
  child: 'city',
}

/** Builds the desk. */
export function buildDesk({ S, schema, language, facts, title, home, tools }: DeskOptions) {
  return S.list({
    id: 'content',
    title: title[language],
    items: [
      pane(home),
      S.divider(),
      folder('catalogue', WrenchIcon, [owned(SERVICES), ...typesIn('catalogue')]),
      folder('places', PinIcon, [owned(CITIES), ...typesIn('places')]),
      folder('trust', StarIcon, typesIn('trust')),
      S.divider(),
      folder('pages', DocumentsIcon, pages()),
      folder('figures', BarChartIcon, [single(siteFigures), S.divider(), ...figures()]),
      ...typesIn('menus'),
      S.divider(),
      ...tools.map(tool),
      S.divider(),
      folder('settings', CogIcon, typesIn('settings')),
    ],
  })

  function folder(id: keyof typeof FOLDERS, icon: ComponentType, items: Items) {
    const named = { id, title: FOLDERS[id][language] }
    return S.listItem({ ...named, icon }).child(S.list({ ...named, items }))
  }

  function pane({ id, titles, icon, component }: DeskPane) {
    const title = titles[language]
    return S.listItem({ id, title, icon }).child(S.component(component).id(id).title(title))
  }

  function tool({ name: id, titles, icon }: Shortcut) {
    const title = titles[language]
    const link = S.component(ToolLink).id(id).title(title).options({ tool: id })
    return S.listItem({ id, title, icon }).child(link)
  }

  /** Singletons first, then lists. */
  function typesIn(desk: DeskFolder | PageGroup): Items {
    return [
      ...SINGLETONS.filter((type) => type.desk === desk).map(single),
      ...DOCUMENTS.filter((type) => type.desk === desk).map(list),
    ]
  }

  function list({ name: type, plural, listedBy }: DocumentType) {
    const order = listedBy ? [by(`${listedBy}.${language}`)] : firstOrdering(type)
    return S.documentTypeListItem(type)
      .title(counted(plural[language], facts?.counts[type]))
      .child(S.documentTypeList(type).title(plural[language]).defaultOrdering(order))
  }

  function firstOrdering(type: string): SortOrderingItem[] {
    const schemaType = schema.get(type)
    const orderings = schemaType && 'orderings' in schemaType ? schemaType.orderings : undefined
    return orderings?.[0]?.by ?? [by('_createdAt')]
  }

  /** A singleton: its form opens directly. */
  function single({ name: id, title }: Singleton) {
    const named = { id, title: title[language] }
    const form = S.document({ ...named, options: { id, type: id } })
    return S.listItem({ ...named, schemaType: id }).child(form)
  }

  function pages(): Items {
    return (Object.keys(PAGE_GROUPS) as PageGroup[]).flatMap((group) => [
      S.divider().title(PAGE_GROUPS[group][language]),
      ...typesIn(group),
    ])
  }

  /** One document for each page with figures, created when it is first opened. */
  function figures(): Items {
    return FIGURE_PAGES.map(({ value: page, ...choice }) => {
      const stored = facts?.figures.find((figures) => figures.page === page)
      const title = choice.title[language]
      const id = `figures-${page}`
      const count = stored ? (stored.count ?? 0) : undefined
      const form = S.document({ title })
        .documentId(stored?._id ?? id)
        .schemaType(pageFigures.name)
        .initialValueTemplate(FIGURES_OF_PAGE, { page })
      return S.listItem({ id, title: counted(title, count), schemaType: pageFigures.name }).child(form)
    })
  }

  /** Documents listed by owner, such as the services of a category. */
  function owned({ title, fact, owner, child }: Owned) {
    const owners = facts?.[fact] ?? []
    const icon = schema.get(owner)?.icon
    const named = { id: `${child}-by-${owner}`, title: title[language] }
    const items = owners.map((one) =>
      S.listItem({ id: one._id, title: counted(nameOf(one), one.count), icon }),
    )
    // Only the owner's id is needed: the address of this list can be opened before the lake has answered with the owners.
    const documentsOf = (ownerId: string) => {
      const known = owners.find(({ _id }) => _id === ownerId)
      return (
        S.documentList()
          .id(ownerId)
          .title(known ? nameOf(known) : named.title)
          .schemaType(child)
          .apiVersion(API_VERSION)
          .filter(`_type == $child && ${owner}._ref == $ownerId`)
          .params({ child, ownerId })
          .defaultOrdering([by(`name.${language}`)])
          // Last, because every other call resets the template.
          .initialValueTemplates([S.initialValueTemplateItem(templateIn(child, owner), { ownerId })])
      )
    }
    return S.listItem({ ...named, icon }).child(S.list({ ...named, items }).child(documentsOf))
  }

  function nameOf({ _id, name }: Owner): string {
    return name?.[language] ?? name?.en ?? _id
  }
}

function by(field: string): SortOrderingItem {
  return { field, direction: 'asc' }
}

function counted(title: string, count: number | undefined): string {
  return count === undefined ? title : `${title} (${count})`
}

/** Opens a tool and replaces the pane in the browser's history, so that "back" leads to the pane before it. */
function ToolLink({ options }: { options?: Record<string, unknown> }) {
  const { basePath } = useWorkspace()
  const { navigateUrl } = useRouter()
  const tool = String(options?.tool)

  useEffect(() => {
    navigateUrl({ path: `${basePath}/${tool}`, replace: true })
  }, [basePath, navigateUrl, tool])

  return null
}
