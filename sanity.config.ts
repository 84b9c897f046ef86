import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '#schemas/index.ts'
import { backend } from '#studio/backend.ts'
import { bulkPlugin } from '#studio/bulk/bulk-plugin.tsx'
import { checklistPlugin } from '#studio/checklist/checklist-plugin.tsx'
import { StudioInput } from '#studio/inputs/studio-input.tsx'
import { languages } from '#studio/languages/languages-plugin.tsx'
import { previewPlugin } from '#studio/preview/preview-plugin.tsx'
import { safetyPlugin } from '#studio/safety/safety-plugin.tsx'
import { documentActions, newDocumentOptions } from '#studio/structure/document-rules.ts'
import { structure } from '#studio/structure/structure.ts'
import { templates } from '#studio/structure/templates.ts'
import { typeTitles } from '#studio/structure/type-titles.ts'
import { Mark } from '#studio/theme/mark.tsx'
import { theme } from '#studio/theme/theme.ts'
import { translations } from '#studio/translations/translations-plugin.tsx'

export default defineConfig({
  ...backend,
  name: 'default',
  title: 'Montage',
  basePath: '/studio',
  icon: Mark,
  theme,
  schema: { types: schemaTypes, templates },
  document: { ...backend.document, actions: documentActions, newDocumentOptions },
  form: { components: { input: StudioInput } },
  plugins: [
    languages(),
    // The first tool is the one the Studio opens with.
    structureTool({ title: 'Content', structure }),
    previewPlugin(),
    typeTitles(),
    safetyPlugin(),
    translations(),
    bulkPlugin(),
    checklistPlugin(),
    ...(backend.plugins ?? []),
  ],
})
