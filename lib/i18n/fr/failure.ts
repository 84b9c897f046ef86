import type { failure as en } from '../en/failure.ts'

export const failure: typeof en = {
  title: 'Un problème est survenu',
  text: 'Cette page n’a pas pu s’afficher. Le problème nous a été signalé. Souvent, il suffit de recharger la page.',
  retry: 'Recharger la page',
  home: 'Retour à l’accueil',
}
