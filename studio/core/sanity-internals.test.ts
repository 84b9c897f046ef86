import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as previewConstants from '@sanity/preview-url-secret/constants'
import * as theme from '@sanity/ui/theme'
import * as sanity from 'sanity'
import * as singletons from 'sanity/_singletons'
import * as structure from 'sanity/structure'
import { describe, expect, it } from 'vitest'

const SEE = 'see studio/core/sanity-internals.ts'

/** The exports that we import, by package. */
const EXPORTS: [name: string, module: Record<string, unknown>, exports: string[]][] = [
  [
    'sanity',
    sanity,
    [
      'FormCallbacksProvider',
      'ObjectInputMembers',
      'useDocumentOperation',
      'useDocumentOperationEvent',
      'useDocumentStore',
      'useEditState',
      'useFeatureEnabled',
      'useFormCallbacks',
      'useLocale',
      'useSyncState',
      'useValidationStatus',
    ],
  ],
  ['sanity/structure', structure, ['useDocumentPane']],
  ['sanity/_singletons', singletons, ['AddonDatasetContext', 'NavbarContext', 'TasksEnabledContext']],
  ['@sanity/ui/theme', theme, ['buildTheme']],
  ['@sanity/preview-url-secret/constants', previewConstants, ['urlSearchParamPreviewPathname']],
]

/** Texts in the code of a package that we rely on: names in its markup, its storage and its requests. */
const TEXTS: [name: string, texts: string[]][] = [
  [
    'sanity',
    [
      '__internal_actions',
      'sanity-studio.network.check.snooze',
      'https://sanity-cdn.com',
      '/v1/modules',
      'https://api.sanity.io/vX/intake/',
      '/socket/${',
      'studioComments: "studioComments"',
      'tag: "document.commit"',
      'id: "workspace-menu"',
      'id: "menu-button-resources"',
      '"data-testid": "button-resources-menu"',
      '/manage/project/',
      'onSearchFullscreenOpenChange',
      't("search.placeholder")',
      'i18nKey: "panes.document-operation-results.operation-success"',
      '__experimental_formPreviewTitle',
      'itemKey = "presentation/panels"',
      '[panel.id, panel.order].join(":")).join(",")',
      '/events/documents/${',
      'url: `/users/${',
    ],
  ],
  ['@sanity/ui', ['"data-ui": "Card"', '"@sanity/ui/context/toast"']],
  ['@sanity/bifur-client', ['new globalThis.WebSocket(']],
]

describe('what the Studio relies on of Sanity without its promise', () => {
  for (const [name, module, exports] of EXPORTS) {
    it.each(exports)(`is exported by ${name}: %s`, (wanted) => {
      expect(module[wanted], `${name} does not export ${wanted} any more: ${SEE}`).toBeDefined()
    })
  }

  for (const [name, texts] of TEXTS) {
    const code = codeOf(name)
    it.each(texts)(`is in the code of ${name}: %s`, (text) => {
      expect(code.includes(text), `The code of ${name} does not say ${text} any more: ${SEE}`).toBe(true)
    })
  }
})

/** All code of an installed package: the modules beside its entry. */
function codeOf(name: string): string {
  const folder = dirname(fileURLToPath(import.meta.resolve(name)))
  const modules = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return modules.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}
