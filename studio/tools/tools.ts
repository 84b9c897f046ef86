import { BarChartIcon } from '@sanity/icons/BarChart'
import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { EditIcon } from '@sanity/icons/Edit'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { ImagesIcon } from '@sanity/icons/Images'
import { SearchIcon } from '@sanity/icons/Search'
import { TranslateIcon } from '@sanity/icons/Translate'
import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import { route } from 'sanity/router'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { isAdministrator, isEditor, isTranslator, isViewer } from '#studio/core/roles.ts'
import type { StudioTool } from '#studio/core/studio-tool.tsx'

/* The Studio's own tools. Their code is loaded when they are opened. */

/** The progress of the translation, and a work list. */
export const TRANSLATIONS: StudioTool = {
  name: 'translations',
  titles: { en: 'Translations', fr: 'Traductions' },
  icon: TranslateIcon,
  component: lazy(() => import('./translations/translations-tool.tsx')),
  router: route.create('/'),
  isFor: (user) => !isViewer(user),
}

const BULK: StudioTool = {
  name: 'bulk',
  titles: { en: 'Bulk changes', fr: 'Modifications en lot' },
  icon: EditIcon,
  component: lazy(() => import('./bulk/bulk-tool.tsx')),
  router: route.create('/', [route.create('/:tab')]),
  isFor: isEditor,
}

/** The work that is left before the launch. */
const CHECKLIST: StudioTool = {
  name: 'checklist',
  titles: { en: 'Checklist', fr: 'Vérifications' },
  icon: CheckmarkCircleIcon,
  component: lazy(() => import('./checklist/checklist-tool.tsx')),
  isFor: (user) => !isTranslator(user),
}

export const LEADS: StudioTool = {
  name: 'leads',
  titles: { en: 'Leads', fr: 'Demandes' },
  icon: EnvelopeIcon,
  component: lazy(() => import('./leads/leads-tool.tsx')),
  router: route.create('/', [route.create('/:lead')]),
  isFor: isEditor,
}

/** The contractors who do the work. */
const CONTRACTORS: StudioTool = {
  name: 'contractors',
  titles: { en: 'Contractors', fr: 'Entrepreneurs' },
  icon: CaseIcon,
  component: lazy(() => import('./contractors/contractors-tool.tsx')),
  router: route.create('/', [route.create('/:contractor')]),
  isFor: isEditor,
}

/** The accounts of the embedded lake. With hosted Sanity: a link to the page at sanity.io that manages accounts. */
const PEOPLE: StudioTool = {
  name: 'people',
  titles: { en: 'People', fr: 'Personnes' },
  icon: UsersIcon,
  component: lazy(() =>
    isEmbedded ? import('./people/people-tool.tsx') : import('./people/hosted-people.tsx'),
  ),
  isFor: isAdministrator,
}

/** The numbers of visits and requests. */
const RESULTS: StudioTool = {
  name: 'results',
  titles: { en: 'Results', fr: 'Résultats' },
  icon: BarChartIcon,
  component: lazy(() => import('./results/results-tool.tsx')),
  isFor: (user) => !isTranslator(user),
}

/** Every picture of the site. Translators describe pictures in French. */
const MEDIA: StudioTool = {
  name: 'media',
  titles: { en: 'Pictures', fr: 'Images' },
  icon: ImagesIcon,
  component: lazy(() => import('./media/media-tool.tsx')),
}

/** Translators can replace only French text. */
const FIND: StudioTool = {
  name: 'find',
  titles: { en: 'Find and replace', fr: 'Rechercher et remplacer' },
  icon: SearchIcon,
  component: lazy(() => import('./find/find-tool.tsx')),
  isFor: (user) => !isViewer(user),
}

/** The tools in the order of the navigation bar. When it is too narrow, its last tools are in a menu, in French from 1,280 px down. */
export const TOOLS: StudioTool[] = [
  LEADS,
  CONTRACTORS,
  TRANSLATIONS,
  BULK,
  CHECKLIST,
  PEOPLE,
  RESULTS,
  MEDIA,
  FIND,
]

/** The tools that have a line on Home, which says how much work is left in the tool. */
export const HOME_LINES: HomeLine[] = [
  { tool: TRANSLATIONS, component: lazy(() => import('./translations/home-line.tsx')) },
  {
    tool: LEADS,
    component: lazy(() => import('./leads/home-line.tsx')),
    section: lazy(() => import('./leads/waiting-for-you.tsx')),
  },
  { tool: CONTRACTORS, component: lazy(() => import('./contractors/home-line.tsx')) },
  { tool: RESULTS, component: lazy(() => import('./results/home-line.tsx')) },
  { tool: CHECKLIST, component: lazy(() => import('./checklist/home-line.tsx')) },
]
