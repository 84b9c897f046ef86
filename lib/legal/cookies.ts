import { item, type Section, say } from './clause.ts'
import { cookieItems } from './cookie-items.ts'

/** The page on cookies: what browsers keep of this site. */
export const cookies: Section[] = [
  {
    title: { en: 'No cookies for readers', fr: 'Aucun témoin pour qui lit' },
    clauses: [
      say(
        'none.none',
        'Reading this site sets no cookie. There is no advertising cookie and none that counts visits. So there is no banner to close.',
        'La lecture de ce site n’installe aucun témoin (cookie). Il n’y a ni témoin publicitaire, ni témoin qui compte les visites. Il n’y a donc aucune bannière à fermer.',
      ),
      say(
        'none.alone',
        'Nothing is loaded from other sites, so they set none either.',
        'Rien n’est chargé d’autres sites, qui n’en installent donc pas non plus.',
        ({ content, avatarHost }) => content === 'here' && !avatarHost,
      ),
      say(
        'none.pictures',
        'Some pictures come from another site, which [Privacy](/privacy) names. We ask it for no cookie.',
        'Certaines images viennent d’un autre site, que nomme la page [Confidentialité](/privacy). Nous ne lui demandons aucun témoin.',
        ({ content, avatarHost }) => content !== 'here' || avatarHost !== null,
      ),
      say(
        'none.visits',
        'Visits are counted without cookies or identifiers. [Privacy](/privacy) says how.',
        'Les visites sont comptées sans témoins ni identifiants. La page [Confidentialité](/privacy) dit comment.',
      ),
    ],
  },
  {
    title: { en: 'When you send a form', fr: 'Quand vous envoyez un formulaire' },
    clauses: [
      say(
        'forms.needed',
        'These cookies are needed for what you asked for. No script can read them, and no other site gets them.',
        'Ces témoins sont nécessaires à ce que vous demandez. Aucun script ne peut les lire, et aucun autre site ne les reçoit.',
      ),
      ...cookieItems('customer'),
    ],
  },
  { title: { en: 'For contractors', fr: 'Pour les entrepreneurs' }, clauses: [...cookieItems('contractor')] },
  {
    title: { en: 'For our staff', fr: 'Pour notre personnel' },
    clauses: [
      ...cookieItems('staff'),
      say(
        'staff.prefix',
        'The browser shows the names that begin with montage with __Host- in front.',
        'Le navigateur affiche __Host- devant les noms qui commencent par montage.',
        ({ content, isEncrypted }) => content === 'here' && isEncrypted,
      ),
    ],
  },
  {
    title: { en: 'Other notes on your device', fr: 'Autres notes sur votre appareil' },
    clauses: [
      say(
        'device.device',
        'They never leave your device, but for the name of your city.',
        'Elles ne quittent jamais votre appareil, sauf le nom de votre ville.',
      ),
      item(
        'device.activity',
        'activity-shown: how many messages of the live activity you have seen, or that you have closed it.',
        'activity-shown : le nombre de messages d’activité que vous avez vus, ou le fait que vous les avez fermés.',
      ),
      item(
        'device.language',
        'language-chosen: that you have chosen a language, so that the other one is not offered again.',
        'language-chosen : vous avez choisi une langue, et l’autre n’est plus proposée.',
      ),
      item(
        'device.city',
        'city: the city you chose or came by, until you forget it. Our server is asked for its prices, without anything that says who you are.',
        'city : la ville que vous avez choisie ou par laquelle vous êtes arrivé, jusqu’à ce que vous l’oubliiez. Ses prix sont demandés à notre serveur, sans rien qui dise qui vous êtes.',
      ),
      item(
        'device.compare',
        'compare: the services and installers you added to your comparison, until you remove them.',
        'compare\u00a0: les services et les installateurs que vous avez ajoutés à votre comparaison, jusqu’à ce que vous les retiriez.',
      ),
      item(
        'device.typed',
        'booking and kept-fields: what you typed in a form, until you close the tab.',
        'booking et kept-fields : ce que vous avez écrit dans un formulaire, jusqu’à la fermeture de l’onglet.',
      ),
      item(
        'device.pages',
        'Copies of up to 60 pages you have seen, and of their pictures and files, for up to 60 days, so that they open quickly and without a connection.',
        'Des copies d’au plus 60 pages vues, et de leurs images et fichiers, pendant au plus 60 jours, pour les ouvrir vite et sans connexion.',
      ),
      item(
        'device.studio',
        'studio.language: the language of our staff’s tools.',
        'studio.language : la langue des outils de notre personnel.',
      ),
    ],
  },
  {
    title: { en: 'How to clear them', fr: 'Comment les effacer' },
    clauses: [
      say(
        'clear.clear',
        'Your browser can clear all of it in its settings. The site works as before; the page of a request then asks for its link again.',
        'Votre navigateur peut tout effacer dans ses réglages. Le site fonctionne comme avant; la page d’une demande demande alors de nouveau son lien.',
      ),
    ],
  },
]
