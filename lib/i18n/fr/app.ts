import type { Dictionary } from '../en.ts'
import { failure } from './failure.ts'

export const app: Dictionary['app'] = {
  install: 'Installer l’application',
  reload: {
    text: 'Cette page a une version plus récente. Rechargez-la pour continuer; ce que vous avez écrit est conservé.',
    action: 'Recharger',
  },
  failure,
  draft: {
    text: 'Vous voyez des brouillons. Les visiteurs voient ce qui est publié.',
    leave: 'Quitter les brouillons',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    text: 'Cette page demande une connexion. Vous pouvez encore lire les pages que vous avez visitées.',
    retry: 'Réessayer',
    visited: 'Pages que vous pouvez lire',
    loading: 'Chargement...',
    none: 'Aucune page n’a encore été conservée sur cet appareil.',
  },
}
