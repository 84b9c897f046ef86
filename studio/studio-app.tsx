'use client'

import { NextStudio } from 'next-sanity/studio/client-component'
import { useSyncExternalStore } from 'react'
import { schemaTypes } from '#studio/core/schema-types.ts'
import config from '../sanity.config.ts'
import { isEmbedded } from './core/hosted-project.ts'
import { keepRequestsHome } from './core/sanity-internals.ts'
import { modelLanguage, onModelLanguage } from './shell/languages/model-language.ts'

if (isEmbedded) keepRequestsHome()

const CONFIGS = {
  en: config,
  fr: { ...config, schema: { ...config.schema, types: schemaTypes('fr') } },
}

/** The Studio. It is loaded in browsers only. */
export default function StudioApp() {
  const language = useSyncExternalStore(onModelLanguage, modelLanguage)
  return <NextStudio config={CONFIGS[language]} />
}
