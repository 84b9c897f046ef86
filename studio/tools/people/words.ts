import type { Language } from '#lib/i18n/languages.ts'
import { useTexts } from '#studio/core/use-texts.ts'
import type { Role } from './people-api.ts'

/** A change that asks for confirmation. */
export type Confirmed = 'resetPassword' | 'removePasskeys' | 'signOut' | 'remove' | 'restore'

interface Confirmation {
  /** The text of the menu item, the button and the dialog's title. */
  name: string
  text: (name: string) => string
  done: (name: string) => string
}

const en = {
  lead: 'Who may sign in to the Studio, and what each may do.',
  invite: 'Invite',
  inviteTitle: 'Invite somebody',
  inviteLead:
    'They get a one-time sign-in link by e-mail. Without a mail server you get it here, and send it yourself.',
  name: 'Name',
  email: 'E-mail address',
  role: 'Role',
  language: 'Language of the e-mail',
  languages: { en: 'English', fr: 'Français' } satisfies Record<Language, string>,
  roleOf: (name: string) => `Role of ${name}`,
  roles: {
    administrator: 'Administrator',
    editor: 'Editor',
    translator: 'Translator',
    viewer: 'Viewer',
  } satisfies Record<Role, string>,
  roleHints: {
    administrator: 'Everything, people included.',
    editor: 'Changes and publishes all content, sees leads.',
    translator: 'Changes and publishes French texts, nothing else.',
    viewer: 'Reads all content and comments on it. Changes nothing.',
  } satisfies Record<Role, string>,
  you: 'you',
  removed: 'Removed',
  noPassword: 'No password yet',
  lastSignIn: (time: string) => `Last signed in ${time}`,
  never: 'Never signed in',
  sessions: (count: number) =>
    count === 0 ? 'no open session' : count === 1 ? '1 open session' : `${count} open sessions`,
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  actions: (name: string) => `Actions for ${name}`,
  rename: 'Rename',
  renameTitle: (name: string) => `Rename ${name}`,
  save: 'Save',
  renamed: (name: string) => `The name is now ${name}.`,
  changeRole: 'Change role',
  changeRoleText: (name: string, from: string, to: string, hint: string) =>
    `${name}: ${from} → ${to}. ${hint} It holds at once.`,
  changeOwnRole:
    'This is your own role: you lose this page, and only another administrator can give it back.',
  roleChanged: (name: string, role: string) => `${name} is now ${role.toLowerCase()}. It holds from now on.`,
  confirmed: {
    resetPassword: {
      name: 'Reset password',
      text: (name) =>
        `${name} loses the present password, is signed out everywhere and gets a one-time link to sign in and set a new one. Former links stop working.`,
      done: (name) => `The password of ${name} is reset.`,
    },
    removePasskeys: {
      name: 'Remove passkeys',
      text: (name) =>
        `None of the passkeys of ${name} signs in any more, and every session ends. The password and sign-in links still work.`,
      done: (name) => `The passkeys of ${name} are removed.`,
    },
    signOut: {
      name: 'Sign out everywhere',
      text: (name) =>
        `Ends every session of ${name}. What they typed is kept; they sign in again with their password or a passkey.`,
      done: (name) => `${name} is signed out everywhere.`,
    },
    remove: {
      name: 'Remove',
      text: (name) =>
        `${name} is signed out at once and cannot sign in any more. Their name stays in the history.`,
      done: (name) => `${name} is removed.`,
    },
    restore: {
      name: 'Let in again',
      text: (name) =>
        `${name} may sign in again, with the same role. You get a one-time sign-in link to send.`,
      done: (name) => `${name} may sign in again.`,
    },
  } satisfies Record<Confirmed, Confirmation>,
  linkTitle: (name: string) => `Sign-in link for ${name}`,
  linkLead:
    'It works once, for 24 hours, and is shown only now. Nothing was sent: this site has no mail server. Send this link yourself.',
  linkMailed:
    'A link to sign in is on its way by e-mail. Should it not arrive, send this one: it works once, for 24 hours, and is shown only now.',
  link: 'One-time sign-in link',
  copy: 'Copy link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not allow it: select the link and copy it.',
  close: 'Close',
  /** The texts with hosted Sanity. */
  hosted: {
    lead: 'People sign in with their Sanity accounts. At Sanity you invite them, remove them and choose their roles. What each role may do here:',
    manage: 'Manage people at Sanity',
    roles: {
      administrator: 'At Sanity: Administrator.',
      editor: 'At Sanity: Editor or Developer.',
      translator:
        'At Sanity: a custom role named “translator”, which only the Enterprise plan has. On other plans, editors can choose in Translations to change only French; Sanity itself does not prevent other changes.',
      viewer: 'At Sanity: Viewer, Contributor, and every other role.',
    } satisfies Record<Role, string>,
  },
}

const fr: typeof en = {
  lead: 'Qui peut se connecter au Studio, et ce que chaque personne peut y faire.',
  invite: 'Inviter',
  inviteTitle: 'Inviter quelqu’un',
  inviteLead:
    'La personne reçoit par courriel un lien de connexion à usage unique. Sans serveur de courriel, vous le recevez ici et l’envoyez vous-même.',
  name: 'Nom',
  email: 'Adresse courriel',
  role: 'Rôle',
  language: 'Langue du courriel',
  languages: { en: 'English', fr: 'Français' },
  roleOf: (name) => `Rôle de ${name}`,
  roles: {
    administrator: 'Administration',
    editor: 'Rédaction',
    translator: 'Traduction',
    viewer: 'Lecture',
  },
  roleHints: {
    administrator: 'Tout, y compris les personnes.',
    editor: 'Modifie et publie tout le contenu, voit les demandes.',
    translator: 'Modifie et publie les textes français, rien d’autre.',
    viewer: 'Lit et commente tout le contenu. Ne modifie rien.',
  },
  you: 'vous',
  removed: 'Accès retiré',
  noPassword: 'Pas encore de mot de passe',
  lastSignIn: (time) => `Dernière connexion : ${time}`,
  never: 'Aucune connexion encore',
  sessions: (count) =>
    count === 0 ? 'aucune session ouverte' : count === 1 ? '1 session ouverte' : `${count} sessions ouvertes`,
  passkeys: (count) => (count === 1 ? '1 clé d’accès' : `${count} clés d’accès`),
  actions: (name) => `Actions pour ${name}`,
  rename: 'Renommer',
  renameTitle: (name) => `Renommer ${name}`,
  save: 'Enregistrer',
  renamed: (name) => `Le nom est maintenant ${name}.`,
  changeRole: 'Changer le rôle',
  changeRoleText: (name, from, to, hint) => `${name} : ${from} → ${to}. ${hint} Le changement est immédiat.`,
  changeOwnRole:
    'C’est votre propre rôle : vous perdrez cette page, et seule une autre personne à l’administration pourra vous la rendre.',
  roleChanged: (name, role) => `Rôle de ${name} : ${role.toLowerCase()}, dès maintenant.`,
  confirmed: {
    resetPassword: {
      name: 'Réinitialiser le mot de passe',
      text: (name) =>
        `${name} perd son mot de passe actuel et toutes ses sessions se ferment. Un lien à usage unique lui permet de se connecter et d’en choisir un autre; les anciens liens ne fonctionnent plus.`,
      done: (name) => `Le mot de passe de ${name} est réinitialisé.`,
    },
    removePasskeys: {
      name: 'Supprimer les clés d’accès',
      text: (name) =>
        `Aucune clé d’accès de ${name} ne permettra plus de se connecter, et toutes ses sessions se ferment. Le mot de passe et les liens de connexion fonctionnent toujours.`,
      done: (name) => `Les clés d’accès de ${name} sont supprimées.`,
    },
    signOut: {
      name: 'Déconnecter partout',
      text: (name) =>
        `Met fin à toutes les sessions de ${name}. Le texte déjà écrit est conservé; une nouvelle connexion se fait avec le mot de passe ou une clé d’accès.`,
      done: (name) => `Toutes les sessions de ${name} sont fermées.`,
    },
    remove: {
      name: 'Retirer l’accès',
      text: (name) =>
        `Les sessions de ${name} se ferment à l’instant et la connexion n’est plus possible. Son nom reste dans l’historique.`,
      done: (name) => `L’accès de ${name} est retiré.`,
    },
    restore: {
      name: 'Redonner l’accès',
      text: (name) =>
        `${name} peut de nouveau se connecter, avec le même rôle. Vous recevrez ici un lien de connexion à envoyer.`,
      done: (name) => `${name} peut de nouveau se connecter.`,
    },
  },
  linkTitle: (name) => `Lien de connexion pour ${name}`,
  linkLead:
    'Il fonctionne une seule fois, pendant 24 heures, et n’est affiché que maintenant. Rien n’a été envoyé : ce site n’a pas de serveur de courriel. Envoyez ce lien vous-même.',
  linkMailed:
    'Un lien de connexion est en route par courriel. S’il n’arrive pas, envoyez celui-ci : il ne sert qu’une fois, pendant 24 heures, et n’est montré que maintenant.',
  link: 'Lien de connexion à usage unique',
  copy: 'Copier le lien',
  copied: 'Le lien est copié.',
  notCopied: 'Le navigateur ne l’a pas permis : sélectionnez le lien et copiez-le.',
  close: 'Fermer',
  hosted: {
    lead: 'Chaque personne se connecte avec son compte Sanity. C’est chez Sanity qu’on invite une personne, qu’on choisit son rôle ou qu’on lui retire l’accès. Ce que chaque rôle permet ici :',
    manage: 'Gérer les accès chez Sanity',
    roles: {
      administrator: 'Chez Sanity : « Administrator ».',
      editor: 'Chez Sanity : « Editor » ou « Developer ».',
      translator:
        'Chez Sanity : un rôle personnalisé à nommer « translator », que seul le forfait Enterprise permet de créer. Avec les autres forfaits, une personne à la rédaction peut choisir, dans Traductions, de ne modifier que le français; Sanity n’empêche toutefois pas les autres changements.',
      viewer: 'Chez Sanity : « Viewer », « Contributor » et tout autre rôle.',
    },
  },
}

export const useWords = () => useTexts({ en, fr })
