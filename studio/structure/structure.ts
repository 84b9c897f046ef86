import type { SanityClient } from '@sanity/client'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { MenuIcon } from '@sanity/icons/Menu'
import { PinIcon } from '@sanity/icons/Pin'
import { StarIcon } from '@sanity/icons/Star'
import { WrenchIcon } from '@sanity/icons/Wrench'
import type { ComponentType } from 'react'
import type { Schema } from 'sanity'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { CATALOGUE, FIGURES, MENUS, PAGE_GROUPS, PLACES, SETTINGS, TRUST } from './places.ts'
import { IN_CATEGORY, IN_PROVINCE } from './templates.ts'

const API_VERSION = '2025-02-19'

/** The desk, in the words of the business. */
export const structure: StructureResolver = (S, { getClient, schema }) => {
  const context = { S, schema, client: getClient({ apiVersion: API_VERSION }) }
  return S.list()
    .id('content')
    .title('Content')
    .items([
      folder(S, 'catalogue', 'Catalogue', WrenchIcon, [
        byParent(context, {
          parent: 'category',
          child: 'service',
          title: 'Services by category',
          template: IN_CATEGORY,
        }),
        ...CATALOGUE.map((place) => documents(S, place)),
      ]),
      folder(S, 'places', 'Places', PinIcon, [
        byParent(context, {
          parent: 'province',
          child: 'city',
          title: 'Cities by province',
          template: IN_PROVINCE,
        }),
        ...PLACES.map((place) => documents(S, place)),
      ]),
      folder(
        S,
        'trust',
        'Trust',
        StarIcon,
        TRUST.map((place) => documents(S, place)),
      ),
      S.divider(),
      folder(
        S,
        'pages',
        'Pages',
        DocumentsIcon,
        PAGE_GROUPS.flatMap(({ title, singletons, lists = [] }) => [
          S.divider().title(title),
          ...singletons.map((type) => singleton(context, type)),
          ...lists.map((place) => documents(S, place)),
        ]),
      ),
      documents(S, FIGURES).icon(BarChartIcon),
      documents(S, MENUS).icon(MenuIcon),
      S.divider(),
      folder(S, 'settings', 'Settings', CogIcon, [
        ...SETTINGS.singletons.map((type) => singleton(context, type)),
        ...SETTINGS.lists.map((place) => documents(S, place)),
      ]),
    ])
}

type Items = Parameters<ReturnType<StructureBuilder['list']>['items']>[0]

function folder(S: StructureBuilder, id: string, title: string, icon: ComponentType, items: Items) {
  return S.listItem().id(id).title(title).icon(icon).child(S.list().id(id).title(title).items(items))
}

function documents(S: StructureBuilder, { type, title }: { type: string; title: string }) {
  return S.documentTypeListItem(type).title(title).child(S.documentTypeList(type).title(title))
}

/** A document of which there is one: its form opens at once. */
function singleton({ S, schema }: Context, type: string) {
  const title = schema.get(type)?.title ?? type
  return S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(S.document().title(title).schemaType(type).documentId(type))
}

interface Context {
  S: StructureBuilder
  client: SanityClient
  schema: Schema
}

/** What a category or province is called, also while it is only a draft. */
const NAME = '*[_id == $id][0]{"name": coalesce(name.en, title.en)}.name'

interface Grouping {
  /** Type that is chosen first; `child` documents refer to it in a field of the same name. */
  parent: string
  child: string
  title: string
  /** Initial value template that fills in the parent of a new child. */
  template: string
}

/** Documents reached through what they belong to, such as the services of a category. */
function byParent({ S, client }: Context, { parent, child, title, template }: Grouping) {
  return S.listItem()
    .id(`${child}-by-${parent}`)
    .title(title)
    .schemaType(child)
    .child(
      S.documentTypeList(parent)
        .title(title)
        .child(async (parentId) =>
          S.documentList()
            .id(parentId)
            .title(
              (await client.fetch<string | null>(NAME, { id: parentId }, { perspective: 'drafts' })) ?? title,
            )
            .schemaType(child)
            .apiVersion(API_VERSION)
            .filter('_type == $child && references($parentId)')
            .params({ child, parentId })
            // Last: every other call puts the type's own template back.
            .initialValueTemplates([S.initialValueTemplateItem(template, { parentId })]),
        ),
    )
}
