'use client'

import { Studio } from 'sanity'
import { schemaTypes } from '#studio/core/schema-types.ts'
import config from '../sanity.config.ts'
import { backend } from './backend.ts'
import { keepClientsHome } from './core/client/every-client.ts'
import { LAKE_URL } from './core/embedded-session.ts'
import { keepRequestsHome, widenPreviewForm } from './core/sanity-internals.ts'
import { shownLanguage } from './core/shown-language.ts'
import { withWholeDiffs } from './core/ui/whole-diff.tsx'
import { useCurrent } from './core/use-current.ts'

if (backend.transport) {
  keepClientsHome(LAKE_URL, backend.transport)
  keepRequestsHome(backend.transport)
}
widenPreviewForm()

const CONFIGS = {
  en: config,
  fr: { ...config, schema: { ...config.schema, types: withWholeDiffs(schemaTypes('fr')) } },
}

/** The Studio. It is loaded in browsers only. */
export default function StudioApp() {
  return (
    <div id="sanity" className="studio">
      <Studio config={CONFIGS[useCurrent(shownLanguage())]} unstable_globalStyles />
    </div>
  )
}
