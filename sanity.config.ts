import { defineConfig } from 'sanity'
import { BRAND } from '#lib/brand/brand.ts'
import { backend } from '#studio/backend.ts'
import { schemaTypes } from '#studio/core/schema-types.ts'
import { toolPlugin } from '#studio/core/studio-tool.tsx'
import { typeTitles } from '#studio/core/type-titles.ts'
import { withWholeDiffs } from '#studio/core/ui/whole-diff.tsx'
import { figuresPlugin } from '#studio/form/figures/figures-plugin.tsx'
import { frenchHelpPlugin } from '#studio/form/french-help/suggest-action.tsx'
import { studioInput } from '#studio/form/inputs/studio-input.tsx'
import { safetyPlugin } from '#studio/form/safety/safety-plugin.tsx'
import { DrawnOnce } from '#studio/shell/drawn-once.tsx'
import { languages } from '#studio/shell/languages/languages-plugin.tsx'
import { searchPlugin } from '#studio/shell/search/search-plugin.tsx'
import { shellPlugin } from '#studio/shell/shell-plugin.tsx'
import { Mark } from '#studio/shell/theme/mark.tsx'
import { theme } from '#studio/shell/theme/theme.ts'
import { duplicateCityPlugin } from '#studio/tools/bulk/duplicate-city.tsx'
import { homePane, homePlugin } from '#studio/tools/home/home-plugin.tsx'
import { leadsBadge } from '#studio/tools/leads/leads-badge.tsx'
import { previewPlugin } from '#studio/tools/preview/preview-plugin.tsx'
import { withScheduleDialog } from '#studio/tools/schedule/schedule-actions.tsx'
import { releasesTool, scheduleLine, schedulePlugin } from '#studio/tools/schedule/schedule-plugin.tsx'
import { sharePlugin } from '#studio/tools/share/share-plugin.tsx'
import { documentActions, newDocumentOptions } from '#studio/tools/structure/document-rules.ts'
import { structurePlugin } from '#studio/tools/structure/structure.ts'
import { landingTemplateTitles, templates } from '#studio/tools/structure/templates.ts'
import { HOME_LINES, LEADS, TOOLS, TRANSLATIONS } from '#studio/tools/tools.ts'
import { WorkListBar } from '#studio/tools/translations/work-list-bar.tsx'

export default defineConfig({
  ...backend.workspace,
  name: 'default',
  title: BRAND.name,
  basePath: '/studio',
  icon: Mark,
  theme,
  schema: { types: withWholeDiffs(schemaTypes('en')), templates },
  document: {
    ...backend.workspace.document,
    actions: (actions, context) => withScheduleDialog(documentActions(actions, context)),
    newDocumentOptions,
  },
  form: { components: { input: studioInput(WorkListBar) } },
  studio: { components: { layout: DrawnOnce } },
  tools: releasesTool,
  plugins: [
    languages(),
    // This plugin stands before the other tools, because the Studio opens with the first tool.
    structurePlugin({
      home: homePane([scheduleLine, ...HOME_LINES]),
      tools: [LEADS, TRANSLATIONS],
    }),
    homePlugin(),
    previewPlugin(),
    typeTitles(),
    landingTemplateTitles(),
    figuresPlugin(),
    // Listed before `safetyPlugin`, because `safetyPlugin` also wraps the document action that this plugin adds.
    schedulePlugin(),
    safetyPlugin(),
    frenchHelpPlugin(),
    searchPlugin(),
    ...TOOLS.map(toolPlugin),
    duplicateCityPlugin(),
    shellPlugin(),
    leadsBadge(LEADS),
    sharePlugin(),
  ],
})
