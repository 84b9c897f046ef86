import { ImagesIcon } from '@sanity/icons/Images'
import { lazy } from 'react'
import { toolPlugin } from '#studio/core/studio-tool.tsx'

/** Every picture of the site in one place, for everyone: translators describe pictures in French. */
export const mediaPlugin = () =>
  toolPlugin({
    name: 'media',
    titles: { en: 'Pictures', fr: 'Images' },
    icon: ImagesIcon,
    component: lazy(() => import('./media-tool.tsx')),
  })
