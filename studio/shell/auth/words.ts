import type { Language } from '#lib/i18n/languages.ts'

const en = {
  title: 'Sign in to the Studio',
  lead: 'Edit the catalogue, cities, pages and figures of the site.',
  expiredTitle: 'Sign in again',
  expiredLead: 'Your session has ended. What you typed is still here and is saved once you have signed in.',
  email: 'E-mail address',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  passkeySubmit: 'Use a passkey',
  passkeyInvalid: 'This passkey did not sign you in. Try again, or use your password.',
  help: 'No password yet, or forgotten it? Ask an administrator for a sign-in link.',
  forgotten: 'Mail me a link to sign in',
  linkMailed: 'If there is an account with this address, a link is on its way. It works once, for 24 hours.',
  notSignedIn: 'You are not signed in yet',
  emailMissing: 'Enter your e-mail address.',
  emailWrong: 'Enter an e-mail address with an @, for example anna@example.ca.',
  passwordMissing: 'Enter your password.',
  invalid: 'This e-mail address and password do not match. Check both and try again.',
  throttled: (seconds: number) => `Too many attempts. Try again in ${duration('en-CA', seconds)}.`,
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  failed: 'The server could not do this. Try again in a moment.',
  stillSignedIn: 'You are still signed in',
  signOut: 'Sign out',
  passwordTitle: 'Your password',
  passwordLead: 'Setting a password signs you out everywhere else.',
  currentPassword: 'Current password',
  currentHint: 'Leave it empty if you came by a sign-in link and have none yet.',
  newPassword: 'New password',
  newHint: 'At least 12 characters. A few words in a row are good.',
  savePassword: 'Set password',
  saving: 'Saving…',
  cancel: 'Cancel',
  close: 'Close',
  passwordSet: 'Your password is set. Use it the next time you sign in.',
  passwordNotSet: 'Your password is not set yet',
  currentWrong: 'This is not your current password. Check it and try again.',
  passwordWeak: 'Choose a password of 12 to 256 characters.',
}

export type AuthWords = typeof en

const fr: AuthWords = {
  title: 'Connexion au Studio',
  lead: 'Modifiez le catalogue, les villes, les pages et les chiffres du site.',
  expiredTitle: 'Connectez-vous de nouveau',
  expiredLead:
    'Votre session est terminée. Ce que vous avez écrit est encore là et sera enregistré dès votre connexion.',
  email: 'Adresse courriel',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  submitting: 'Connexion…',
  passkeySubmit: 'Utiliser une clé d’accès',
  passkeyInvalid:
    'Cette clé d’accès n’a pas permis de vous connecter. Réessayez, ou utilisez votre mot de passe.',
  help: 'Pas encore de mot de passe, ou mot de passe oublié? Demandez un lien de connexion à un administrateur.',
  forgotten: 'Recevoir un lien de connexion par courriel',
  linkMailed:
    'S’il y a un compte à cette adresse, un lien est en route. Il ne sert qu’une fois, pendant 24 heures.',
  notSignedIn: 'La connexion n’a pas réussi',
  emailMissing: 'Entrez votre adresse courriel.',
  emailWrong: 'Entrez une adresse courriel avec un @, par exemple anna@exemple.ca.',
  passwordMissing: 'Entrez votre mot de passe.',
  invalid: 'Cette adresse courriel et ce mot de passe ne correspondent pas. Vérifiez les deux et réessayez.',
  throttled: (seconds) => `Trop de tentatives. Réessayez dans ${duration('fr-CA', seconds)}.`,
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  failed: 'Le serveur n’a pas pu le faire. Réessayez dans un instant.',
  stillSignedIn: 'Votre session est encore ouverte',
  signOut: 'Se déconnecter',
  passwordTitle: 'Votre mot de passe',
  passwordLead: 'Un nouveau mot de passe met fin à vos autres connexions.',
  currentPassword: 'Mot de passe actuel',
  currentHint: 'Laissez vide si vous êtes venu par un lien de connexion et n’en avez pas encore.',
  newPassword: 'Nouveau mot de passe',
  newHint: 'Au moins 12 caractères. Quelques mots à la suite conviennent bien.',
  savePassword: 'Enregistrer le mot de passe',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  close: 'Fermer',
  passwordSet: 'Votre mot de passe est enregistré. Utilisez-le à votre prochaine connexion.',
  passwordNotSet: 'Votre mot de passe n’est pas encore enregistré',
  currentWrong: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le et réessayez.',
  passwordWeak: 'Choisissez un mot de passe de 12 à 256 caractères.',
}

export const AUTH_WORDS: Record<Language, AuthWords> = { en, fr }

/** A duration as text: whole minutes, rounded up, or seconds under a minute. */
function duration(locale: string, seconds: number): string {
  const [value, unit] =
    seconds < 60 ? [Math.max(1, Math.ceil(seconds)), 'second'] : [Math.ceil(seconds / 60), 'minute']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
