import { defineConfig } from 'sanity'
import { structureTool } from 'sanity/structure'
import { schemaTypes } from '#schemas/index.ts'
import { backend } from '#studio/backend.ts'
import { TOOL_TITLES } from '#studio/core/tool-titles.ts'
import { typeTitles } from '#studio/core/type-titles.ts'
import { studioInput } from '#studio/form/inputs/studio-input.tsx'
import { safetyPlugin } from '#studio/form/safety/safety-plugin.tsx'
import { languages } from '#studio/shell/languages/languages-plugin.tsx'
import { Mark } from '#studio/shell/theme/mark.tsx'
import { theme } from '#studio/shell/theme/theme.ts'
import { bulkPlugin } from '#studio/tools/bulk/bulk-plugin.tsx'
import { checklistPlugin } from '#studio/tools/checklist/checklist-plugin.tsx'
import { previewPlugin } from '#studio/tools/preview/preview-plugin.tsx'
import { documentActions, newDocumentOptions } from '#studio/tools/structure/document-rules.ts'
import { structure } from '#studio/tools/structure/structure.ts'
import { templates } from '#studio/tools/structure/templates.ts'
import { translations } from '#studio/tools/translations/translations-plugin.tsx'
import { WorkListBar } from '#studio/tools/translations/work-list-bar.tsx'

export default defineConfig({
  ...backend,
  name: 'default',
  title: 'Montage',
  basePath: '/studio',
  icon: Mark,
  theme,
  schema: { types: schemaTypes('en'), templates },
  document: { ...backend.document, actions: documentActions, newDocumentOptions },
  form: { components: { input: studioInput(WorkListBar) } },
  plugins: [
    languages(),
    // The first tool is the one the Studio opens with.
    structureTool({ title: TOOL_TITLES.structure.en, structure }),
    previewPlugin(),
    typeTitles(),
    safetyPlugin(),
    translations(),
    bulkPlugin(),
    checklistPlugin(),
    ...(backend.plugins ?? []),
  ],
})
