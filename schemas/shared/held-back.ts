import { heldBackOf } from '#lib/i18n/held-back.ts'
import type { Bilingual } from '#lib/i18n/languages.ts'
import type { Definition } from '#schemas/define.ts'
import * as field from './fields.ts'
import { LANGUAGE_CHOICES } from './options.ts'

const LANGUAGES = [
  ...LANGUAGE_CHOICES,
  { value: 'both', title: { en: 'Both languages', fr: 'Les deux langues' } },
]

/** What is wrong with a value of the field: the report of the two languages names the reason of each page that is held back. */
export function reasonProblem(value: unknown): Bilingual | null {
  return heldBackOf({ heldBack: value })?.reason.trim() === ''
    ? { en: 'Held back: write the reason.', fr: 'Page retenue : écrivez la raison.' }
    : null
}

/**
 * What staff are warned of. A site that sells in Québec says the same in French, at least as visibly (Charter of the French language,
 * ss. 52 and 91).
 */
export function frenchProblem(value: unknown): Bilingual | null {
  return heldBackOf({ heldBack: value })?.language === 'fr'
    ? {
        en: 'The English would be public without its French, which the Charter of the French language does not allow in Quebec. Hold back both until the French is ready.',
        fr: 'L’anglais serait public sans son français, ce que la Charte de la langue française ne permet pas au Québec. Retenez les deux jusqu’à ce que le français soit prêt.',
      }
    : null
}

/** The language in which the page of a document is not public yet, and why. */
export const heldBack: Definition = {
  ...field.object('heldBack', ['Hold back', 'Page retenue'], {
    en: 'The page is not public in this language: visitors read that it is not available yet. Programs that read content see the reason, so name nobody.',
    fr: 'La page n’est pas publique dans cette langue : on y lit qu’elle n’est pas encore offerte. Les programmes qui lisent le contenu voient la raison : n’y nommez personne.',
    fields: [
      field.choice('language', LANGUAGES, ['Language', 'Langue']),
      field.plainText('reason', ['Reason', 'Raison'], { en: 'For staff.', fr: 'Pour l’équipe.' }),
    ],
  }),
  validation: (rule) => [
    rule.custom((value) => reasonProblem(value) ?? true),
    rule.custom((value) => frenchProblem(value) ?? true).warning(),
  ],
}
