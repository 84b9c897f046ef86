import { map, startWith } from 'rxjs'
import { structureTool } from 'sanity/structure'
import type { Bilingual } from '#lib/i18n/languages.ts'
import { DOCUMENTS } from '#schemas/documents/index.ts'
import { languageOf } from '#studio/core/language.ts'
import { type Shortcut, sanityTool } from '#studio/core/studio-tool.tsx'
import { buildDesk, type DeskPane } from './desk.ts'
import { observeFacts } from './facts.ts'

const CONTENT: Bilingual = { en: 'Content', fr: 'Contenu' }

const TYPES = DOCUMENTS.map(({ name }) => name)

interface DeskParts {
  /** The first pane of the desk, which the Studio opens with. */
  home: DeskPane
  /** Tools that the desk links to. */
  tools: Shortcut[]
}

/** The desk, in the language of the user, with counts. */
export const structurePlugin = (parts: DeskParts) =>
  sanityTool(
    'structure',
    CONTENT,
    structureTool({
      structure: (S, context) => {
        const { schema, i18n, currentUser } = context
        const language = languageOf(i18n.currentLocale)
        const tools = parts.tools.filter(({ isFor = () => true }) => isFor(currentUser))
        return observeFacts(context, TYPES).pipe(
          startWith(null),
          map((facts) => buildDesk({ S, schema, language, facts, title: CONTENT, home: parts.home, tools })),
        )
      },
    }),
  )
