import { type Language, LOCALES } from '#lib/i18n/languages.ts'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  languages: { en: 'English', fr: 'French' },
  states: {
    missing: 'French missing',
    outOfDate: 'French out of date',
    done: 'French done',
  } satisfies Record<TranslationState, string>,
  suggested: 'Suggested French',
  confirm: 'Confirm',
  confirmHint: 'The French says what the English says.',
  markDone: 'Mark as done',
  markDoneHint: 'The French still says what the English says now.',
  reviewed: 'Reviewed',
  changed: 'What changed in the English since the French was written',
  onlyFormatting: 'The words are the same; formatting or links have changed.',
  isHeld: (names: string[]) =>
    `${listOf(names, 'en')} ${names.length > 1 ? 'are' : 'is'} in this text. You can write once it is free.`,
  writeAnyway: 'Write anyway',
}

type InputWords = typeof en

const fr: InputWords = {
  languages: { en: 'Anglais', fr: 'Français' },
  states: {
    missing: 'Français manquant',
    outOfDate: 'Français à revoir',
    done: 'Français à jour',
  },
  suggested: 'Français proposé',
  confirm: 'Confirmer',
  confirmHint: 'Le français dit ce que dit l’anglais.',
  markDone: 'Marquer comme à jour',
  markDoneHint: 'Le français dit encore ce que dit maintenant l’anglais.',
  reviewed: 'Relu',
  changed: 'Ce qui a changé dans l’anglais depuis que le français a été écrit',
  onlyFormatting: 'Les mots sont les mêmes; la mise en forme ou des liens ont changé.',
  isHeld: (names) =>
    `${listOf(names, 'fr')} ${names.length > 1 ? 'sont' : 'est'} dans ce texte. Vous pourrez écrire dès qu’il sera libre.`,
  writeAnyway: 'Écrire quand même',
}

function listOf(names: string[], language: Language): string {
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(names)
}

export const useInputWords = (): InputWords => ({ en, fr })[useStudioLanguage()]
