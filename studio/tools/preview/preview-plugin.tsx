import { type ReactNode, useEffect } from 'react'
import { definePlugin, type LayoutProps, useClient } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { tellPreviews } from '#lib/preview/draft-channel.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { sanityTool } from '#studio/core/studio-tool.tsx'
import { locations, mainDocuments } from './locations.ts'

/** The preview beside the form: click a text to edit it. Drafts are shown to staff only. */
export const previewPlugin = definePlugin({
  name: 'preview',
  studio: {
    components: {
      layout: (props: LayoutProps) => <TellPreviews>{props.renderDefault(props)}</TellPreviews>,
    },
  },
  plugins: [
    sanityTool(
      'presentation',
      { en: 'Preview', fr: 'Aperçu' },
      presentationTool({
        previewUrl: { previewMode: { enable: '/api/draft-mode/enable', shareAccess: false } },
        resolve: { mainDocuments, locations },
      }),
    ),
  ],
})

/** Refreshes previews as soon as a draft is saved. The preview tool's own message comes a second later. */
function TellPreviews({ children }: { children: ReactNode }) {
  const client = useClient({ apiVersion: API_VERSION })

  useEffect(() => {
    const changes = client.listen(
      '*[_type in $types]',
      { types: CONTENT_TYPES.map(({ name }) => name) },
      { includeResult: false, includeAllVersions: true, events: ['mutation'], visibility: 'query' },
    )
    // An error needs no handler: the Studio reports a lost connection, and the preview tool still sends its own message.
    const subscription = changes.subscribe({ next: tellPreviews, error: () => {} })
    return () => subscription.unsubscribe()
  }, [client])

  return children
}
