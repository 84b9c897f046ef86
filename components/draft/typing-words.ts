import type { Language } from '#lib/i18n/languages.ts'
import type { Refusal } from './stored-text.ts'

const en = {
  howTo: 'Enter saves the draft. Shift and Enter start a new line. Escape restores the text.',
  saving: 'Saving the draft…',
  saved: 'The draft is saved.',
  onlyFrench: 'You may translate into French: open this page in French to type on it.',
  onlyInForm: 'This text cannot be typed here: edit it in the Studio’s form.',
  refused: {
    changed:
      'Not saved: somebody has just changed this text to “{text}”. Enter replaces it, Escape keeps it.',
    busy: 'Not saved: somebody has saved the same document just now. Press Enter again.',
    gone: 'Not saved: this text is no longer in its document. Copy what you typed, then press Escape.',
    signedOut: 'Not saved: you are signed out. Sign in to the Studio in another tab, then press Enter again.',
    forbidden: 'Not saved: your role may not change this text. Copy what you typed, then press Escape.',
    offline: 'Not saved: there is no connection. Your text is still here. Press Enter again later.',
    failed: 'Not saved: the server reports an error. Your text is still here. Press Enter to try again.',
  } satisfies Record<Refusal, string>,
}

const fr: typeof en = {
  howTo: 'Entrée enregistre le brouillon. Maj et Entrée commencent une ligne. Échap rétablit le texte.',
  saving: 'Enregistrement du brouillon…',
  saved: 'Le brouillon est enregistré.',
  onlyFrench: 'Vous pouvez traduire vers le français : ouvrez cette page en français pour y écrire.',
  onlyInForm: 'Ce texte ne se modifie pas dans la page : modifiez-le dans le formulaire du Studio.',
  refused: {
    changed:
      'Non enregistré : quelqu’un vient de remplacer ce texte par « {text} ». Entrée le remplace, Échap le garde.',
    busy: 'Non enregistré : quelqu’un vient d’enregistrer le même document. Appuyez de nouveau sur Entrée.',
    gone: 'Non enregistré : ce texte n’est plus dans son document. Copiez ce que vous avez écrit, puis appuyez sur Échap.',
    signedOut:
      'Non enregistré : votre session est terminée. Connectez-vous au Studio dans un autre onglet, puis appuyez de nouveau sur Entrée.',
    forbidden:
      'Non enregistré : votre rôle ne permet pas de modifier ce texte. Copiez ce que vous avez écrit, puis appuyez sur Échap.',
    offline:
      'Non enregistré : il n’y a pas de connexion. Votre texte est toujours là. Appuyez de nouveau sur Entrée plus tard.',
    failed:
      'Non enregistré : le serveur signale une erreur. Votre texte est toujours là. Appuyez sur Entrée pour réessayer.',
  },
}

export type TypingWords = typeof en

export const TYPING_WORDS: Record<Language, TypingWords> = { en, fr }
