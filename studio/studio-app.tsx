'use client'

import { NextStudio } from 'next-sanity/studio/client-component'
import config from '../sanity.config.ts'
import { isEmbedded } from './backend.ts'
import { keepRequestsHome } from './keep-home.ts'

if (isEmbedded) keepRequestsHome()

/** The Studio itself. Only ever loaded in a browser. */
export default function StudioApp() {
  return <NextStudio config={config} />
}
