import { definePlugin, type LayoutProps } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { sanityTool } from '#studio/core/studio-tool.tsx'
import { locations } from './locations.ts'
import { mainDocuments } from './main-documents.ts'
import { TellPreviews } from './tell-previews.tsx'

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
