import { definePlugin, type LayoutProps } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { sanityTool } from '#studio/core/studio-tool.tsx'
import { FollowLanguage } from './follow-language.tsx'
import { locations } from './locations.ts'
import { mainDocuments } from './main-documents.ts'
import { TellPreviews } from './tell-previews.tsx'

/** The site beside the form: click a text to edit it, and see a draft while it is typed. The site shows drafts to staff only. */
export const previewPlugin = definePlugin({
  name: 'preview',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <FollowLanguage>
          <TellPreviews>{props.renderDefault(props)}</TellPreviews>
        </FollowLanguage>
      ),
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
