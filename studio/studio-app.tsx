'use client'

import { NextStudio } from 'next-sanity/studio/client-component'
import { useSyncExternalStore } from 'react'
import { schemaTypes } from '#schemas/index.ts'
import config from '../sanity.config.ts'
import { isEmbedded } from './backend.ts'
import { keepRequestsHome } from './keep-home.ts'
import { inFrench } from './languages/french/model/in-french.ts'
import { modelLanguage, onModelLanguage } from './languages/model-language.ts'

if (isEmbedded) keepRequestsHome()

const CONFIGS = {
  en: config,
  fr: { ...config, schema: { ...config.schema, types: inFrench(schemaTypes) } },
}

/** The Studio itself. Only ever loaded in a browser. */
export default function StudioApp() {
  const language = useSyncExternalStore(onModelLanguage, modelLanguage)
  return <NextStudio config={CONFIGS[language]} />
}
