import type { Language } from '#lib/i18n/languages.ts'

const en = {
  title: 'Your passkeys',
  lead: 'Sign in with your finger, your face or the code of your device, without a password. Your password still works.',
  none: 'You have no passkey yet.',
  created: (day: string) => `Added ${day}`,
  used: (day: string) => `last used ${day}`,
  unused: 'never used',
  name: 'Name of the new passkey',
  nameHint: 'For example the device: "Office laptop".',
  newName: 'Name',
  password: 'Current password',
  passwordHint: 'You signed in a while ago. If you have no password, sign out and in again first.',
  add: 'Add a passkey',
  adding: 'Adding…',
  rename: 'Rename',
  renameOne: (name: string) => `Rename ${name}`,
  save: 'Save',
  remove: 'Remove',
  removeOne: (name: string) => `Remove ${name}`,
  removeText: (name: string) =>
    `"${name}" will not sign you in any more. Delete it on your device as well, so that it is not offered there.`,
  cancel: 'Cancel',
  close: 'Close',
  notDone: 'This was not done',
  cancelled: 'The browser added no passkey. Try again when you are ready.',
  onThisDevice: 'This device already has a passkey of yours.',
  notPossible: 'This browser cannot use passkeys at this address.',
}

export type PasskeyWords = typeof en

const fr: PasskeyWords = {
  title: 'Vos clés d’accès',
  lead: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil, sans mot de passe. Votre mot de passe fonctionne toujours.',
  none: 'Vous n’avez pas encore de clé d’accès.',
  created: (day) => `Ajoutée le ${day}`,
  used: (day) => `dernière utilisation le ${day}`,
  unused: 'jamais utilisée',
  name: 'Nom de la nouvelle clé d’accès',
  nameHint: 'Par exemple l’appareil : « Portable du bureau ».',
  newName: 'Nom',
  password: 'Mot de passe actuel',
  passwordHint:
    'Votre connexion date un peu. Si vous n’avez pas de mot de passe, déconnectez-vous et reconnectez-vous d’abord.',
  add: 'Ajouter une clé d’accès',
  adding: 'Ajout…',
  rename: 'Renommer',
  renameOne: (name) => `Renommer ${name}`,
  save: 'Enregistrer',
  remove: 'Supprimer',
  removeOne: (name) => `Supprimer ${name}`,
  removeText: (name) =>
    `« ${name} » ne vous permettra plus de vous connecter. Supprimez-la aussi sur votre appareil, pour qu’elle n’y soit plus proposée.`,
  cancel: 'Annuler',
  close: 'Fermer',
  notDone: 'L’opération n’a pas réussi',
  cancelled: 'Le navigateur n’a ajouté aucune clé d’accès. Réessayez quand vous serez prêt.',
  onThisDevice: 'Cet appareil a déjà une de vos clés d’accès.',
  notPossible: 'Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse.',
}

export const PASSKEY_WORDS: Record<Language, PasskeyWords> = { en, fr }
