import { TranslateIcon } from '@sanity/icons/Translate'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'

/** How far the French of the site is, and the work list of translators, for everyone who uses the Studio. */
export const translations = definePlugin({
  name: 'translations',
  tools: [
    {
      name: 'translations',
      title: TOOL_TITLES.translations.en,
      icon: TranslateIcon,
      component: lazy(() => import('./translations-tool.tsx')),
      router: route.create('/'),
    },
  ],
})
