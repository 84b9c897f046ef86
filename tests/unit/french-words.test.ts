import { expect, test } from 'vitest'
import guide from '#app/studio-guide/_text/fr.json' with { type: 'json' }
import { TYPING_WORDS } from '#components/draft/typing-words.ts'
import { fr } from '#lib/i18n/fr.ts'
import { LEGAL_PAGES } from '#lib/legal/compose.ts'
import { CONTENT_TYPES } from '#schemas/index.ts'
import comments from '#studio/shell/languages/french/comments.json' with { type: 'json' }
import copyPaste from '#studio/shell/languages/french/copy-paste.json' with { type: 'json' }
import presentation from '#studio/shell/languages/french/presentation.json' with { type: 'json' }
import releases from '#studio/shell/languages/french/releases.json' with { type: 'json' }
import scheduledDrafts from '#studio/shell/languages/french/scheduled-drafts.json' with { type: 'json' }
import structure from '#studio/shell/languages/french/structure.json' with { type: 'json' }
import studio from '#studio/shell/languages/french/studio.json' with { type: 'json' }
import tasks from '#studio/shell/languages/french/tasks.json' with { type: 'json' }
import { frenchProblems } from './seed/french.ts'

const TEXTS = {
  dictionary: fr,
  lawPages: frenchIn(LEGAL_PAGES),
  comments,
  copyPaste,
  presentation,
  releases,
  scheduledDrafts,
  structure,
  studio,
  tasks,
  guide,
  typing: TYPING_WORDS.fr,
  schemas: frenchIn(CONTENT_TYPES),
}

/** What is below a key `fr`, in titles and descriptions of fields at any depth. */
function frenchIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (key === 'fr' ? [part] : frenchIn(part)))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Without names in braces and tags, which are filled in, targets of links, and what is English: amounts as they are typed, examples. */
const read = (text: string) =>
  text
    .replace(/\{\{.*?\}\}|\{\w+\}/g, 'x')
    .replace(/\]\(.*?\)/g, ']')
    .replace(/<.*?>/g, '')
    .replace(/\$[\d,]+(-\$[\d,]+)?/g, 'x')

test.each(Object.entries(TEXTS))(
  'what visitors and staff read keeps the conventions of French: %s',
  (_, part) => {
    const texts = textsIn(part)
    expect(texts).not.toEqual([])
    const wrong = texts.map((text) => [text, frenchProblems(read(text))]).filter(([, all]) => all?.length)
    expect(wrong).toEqual([])
  },
)
