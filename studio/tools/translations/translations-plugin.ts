import { TranslateIcon } from '@sanity/icons/Translate'
import { lazy } from 'react'
import { route } from 'sanity/router'
import type { StudioTool } from '#studio/core/studio-tool.tsx'

/** How far the French of the site is, and the work list of translators, for everyone who uses the Studio. */
export const translationsTool: StudioTool = {
  name: 'translations',
  titles: { en: 'Translations', fr: 'Traductions' },
  icon: TranslateIcon,
  component: lazy(() => import('./translations-tool.tsx')),
  router: route.create('/'),
}
