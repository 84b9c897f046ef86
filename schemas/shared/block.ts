import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Choice, Part } from '#schemas/define.ts'
import * as field from './fields.ts'
import { NO_TEXT, otherOrMissing, ownText } from './preview.ts'

/** The groups of blocks in the menu that inserts a block, in the order of the menu. */
export const BLOCK_GROUPS = [
  { value: 'words', title: { en: 'Words and pictures', fr: 'Mots et images' } },
  { value: 'offer', title: { en: 'What we offer', fr: 'Ce que nous offrons' } },
  { value: 'proof', title: { en: 'Proof', fr: 'Preuves' } },
  { value: 'action', title: { en: 'Next step', fr: 'Prochaine étape' } },
  { value: 'saved', title: { en: 'Saved', fr: 'Enregistrées' } },
] as const satisfies Choice[]

/** A section of a page that staff compose: its Sanity schema, and its drawing for the insert menu. */
export interface Block extends Omit<Part, 'group'> {
  group: (typeof BLOCK_GROUPS)[number]['value']
  /** The shapes of an SVG of 160 by 100 that show the layout of the section, without words. */
  thumbnail: string
  /** Only landing pages may have it. Other pages already have a hero, and all of them would load the estimator's scripts. */
  landingOnly?: true
}

/** The prefix of a hidden block's name in the Studio's lists. */
export const HIDDEN: Bilingual = { en: 'Hidden', fr: 'Masquée' }

/** Adds to a block the field `hidden`, and a preview with the text of its field `title`. */
export function defineBlock({ fields = [], ...block }: Block): Block {
  return {
    ...block,
    fields: [
      ...fields,
      field.yesNo('hidden', ['Hidden', 'Masquée'], {
        en: 'The section stays here, and is not on the page.',
        fr: 'La section reste ici, et n’est pas dans la page.',
      }),
    ],
    preview: {
      select: { hidden: 'hidden' },
      texts: { text: 'title' },
      prepare: ({ text, hidden }, language) => ({
        title: `${hidden ? `${HIDDEN[language]} · ` : ''}${block.title[language]}`,
        subtitle: ownText(text, language)
          ? `${ownText(text, language)} · ${otherOrMissing(text, language)}`
          : NO_TEXT[language],
      }),
    },
  }
}

/** The heading of a block and the sentences below it. */
export const headingFields = () => [
  field.localeString('title', ['Heading', 'Titre'], { required: true }),
  field.localeText('text', ['Text', 'Texte'], {
    en: 'One or two sentences below the heading. May stay empty.',
    fr: 'Une ou deux phrases sous le titre. Peut rester vide.',
  }),
]
