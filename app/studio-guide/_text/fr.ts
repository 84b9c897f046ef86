import type { GuideText } from './guide.ts'

export const fr: GuideText = {
  title: 'Le Studio en bref',
  lead: 'Comment modifier le site : textes, prix, chiffres, images et traductions. Dix minutes de lecture, et rien ici ne peut briser le site : ce que vous écrivez reste un brouillon jusqu’à sa publication, et chaque version peut être rétablie.',
  contents: 'Dans ce guide',
  toStudio: 'Ouvrir le Studio',
  otherLanguage: 'English',
  scenes: {
    'sign-in': {
      title: 'Se connecter',
      lead: 'Ouvrez /studio sur le site. La première fois, un administrateur vous donne un lien de connexion à usage unique.',
      steps: [
        'Ouvrez le lien. Il fonctionne une seule fois, pendant 24 heures.',
        'Cliquez sur **Mot de passe** en haut et choisissez un mot de passe d’au moins 12 caractères. Il vous servira désormais à vous connecter.',
        'Le Studio parle la langue de votre navigateur. Changez-la en haut avec **English**; le Studio retient votre choix sur tous vos appareils.',
      ],
      note: 'Mot de passe oublié? Demandez un nouveau lien à un administrateur.',
      alt: 'Le formulaire de connexion du Studio, avec l’adresse courriel et le mot de passe',
    },
    edit: {
      title: 'Trouver et modifier',
      lead: 'Le contenu est rangé comme l’entreprise : catalogue, lieux, confiance, pages, chiffres, menus, réglages.',
      steps: [
        'Ouvrez **Contenu**, puis descendez dans les listes : par exemple le catalogue, ses services, l’installation murale de téléviseur. Ou cherchez en haut : noms, adresses et noms français sont trouvés.',
        'Écrivez. Le texte est enregistré comme brouillon en moins d’une seconde; les visiteurs ne le voient pas.',
        'Images : déposez un fichier sur le champ, indiquez la partie qui doit rester visible et décrivez l’image dans les deux langues.',
      ],
      note: 'Deux personnes peuvent travailler en même temps dans un document. Chacune voit ce que l’autre écrit.',
      alt: 'Le formulaire d’un service à côté de la liste des services, l’anglais et le français côte à côte',
    },
    preview: {
      title: 'Voir avant tout le monde',
      lead: '**Aperçu** montre le site avec vos brouillons, à côté du formulaire.',
      steps: [
        'Ouvrez **Aperçu** et allez à n’importe quelle page, dans une langue ou l’autre.',
        'Cliquez sur un texte de la page : son champ s’ouvre à côté.',
        'Écrivez : la page montre votre brouillon en moins d’une seconde. Un document dit aussi sur quelles pages il est utilisé.',
      ],
      note: 'Seules les personnes connectées voient les brouillons.',
      alt: 'Une page du site dans l’aperçu, à côté du formulaire du document qu’elle montre',
    },
    translate: {
      title: 'Traduire',
      lead: 'Chaque texte a l’anglais et le français côte à côte, et dit où en est le français : manquant, périmé ou fait.',
      steps: [
        'Écrivez le français à côté de l’anglais. Une fois écrit, il est fait.',
        'Quand l’anglais change plus tard, le français est signalé comme périmé, et vous voyez ce qui a changé en anglais depuis.',
        'Si le français est encore juste, marquez-le comme fait d’un clic.',
      ],
      note: 'Les traducteurs ne peuvent modifier et publier que les textes français; le serveur refuse le reste. Là où le français manque, le site montre l’anglais.',
      alt: 'Un champ de texte avec l’anglais et le français côte à côte et l’état du français',
    },
    translations: {
      title: 'Combler le français manquant',
      lead: '**Traductions** dit ce qui est fait et dresse la liste de ce qui reste, en commençant par ce que les visiteurs voient le plus.',
      steps: [
        'Ouvrez **Traductions** et prenez le premier texte de la liste.',
        'Écrivez le français et passez au suivant sans quitter l’outil.',
        'Pour une agence : exportez ce qui manque en XLIFF, envoyez-le et importez ce qui revient. Ce qui a changé ici entre-temps est signalé et jamais écrasé.',
      ],
      alt: 'L’outil de traduction : ce qui est fait par type de document et la liste des textes à traduire',
    },
    publish: {
      title: 'Publier sans risque',
      lead: 'Avant qu’un changement paraisse sur le site, le Studio le vérifie et dit ce qui va changer.',
      steps: [
        'Ce qui ne va pas est signalé au champ, en mots simples. Les erreurs (une image sans description, une adresse déjà prise) empêchent la publication; les avertissements (français manquant) non.',
        'Regardez ce qui change sur le site.',
        'Cliquez sur **Publier**. Le prochain visiteur le voit, dans les deux langues.',
      ],
      note: 'Un document auquel d’autres renvoient ne peut pas être supprimé. Le Studio nomme les documents en cause.',
      alt: 'Ce qui change sur le site, montré avant la publication d’un document',
    },
    history: {
      title: 'Revenir à une version antérieure',
      lead: 'Rien de ce qui a été publié n’est jamais perdu.',
      steps: [
        'Dans le menu du document, ouvrez **Historique**. Il dit qui a publié quoi et quand.',
        'Choisissez une version : le formulaire la montre, avec ce qui était différent.',
        'Rétablissez-la. Elle devient un brouillon : regardez-la, puis publiez.',
      ],
      alt: 'L’historique d’un document à côté de son formulaire, avec les versions publiées',
    },
    bulk: {
      title: 'Modifier en lot',
      lead: '**Modifications en lot** donne une même valeur à un champ de plusieurs documents, par exemple la disponibilité d’urgence de plusieurs services.',
      steps: [
        'Choisissez le type de document, les documents, le champ et la valeur.',
        'Lisez la liste de tous les changements avant qu’ils soient faits.',
        'Confirmez. Chaque document garde son historique et peut être rétabli séparément.',
      ],
      alt: 'Modifications en lot : un champ, les documents choisis et ce qui changera dans chacun',
    },
    import: {
      title: 'Importer un tableau',
      lead: 'Les villes et les services peuvent être importés d’un fichier CSV de votre tableur.',
      steps: [
        'Ouvrez l’importation et prenez le tableau modèle, pour que les colonnes aient les bons noms.',
        'Choisissez votre fichier. L’essai montre chaque ligne : nouvelle, modifiée, identique ou fautive, et pourquoi.',
        'Importez quand vous êtes d’accord. Les lignes fautives sont laissées de côté.',
      ],
      alt: 'L’essai d’une importation, avec tous les changements qu’elle ferait',
    },
    leads: {
      title: 'Demandes',
      lead: '**Demandes** montre à l’administration et à la rédaction ce qui est arrivé par les formulaires et ce qu’il en est advenu.',
      steps: [
        'Cherchez par nom, adresse courriel, référence ou ville, ou choisissez un état.',
        'Ouvrez une demande pour en lire toute l’histoire : reçue, envoyée au CRM, livrée.',
        'Les demandes mises de côté ont besoin d’aide : lisez pourquoi, puis cliquez sur **Envoyer de nouveau**. Libérez ce qui a été pris à tort pour un pourriel.',
      ],
      note: 'Quand une personne demande la suppression de ses données, cliquez sur **Supprimer les données d’une personne**.',
      alt: 'La liste des demandes à côté de toute l’histoire de l’une d’elles',
    },
    checklist: {
      title: 'Avant le lancement',
      lead: '**Vérifications** dresse la liste de ce qui n’est pas prêt : contenu d’exemple, français manquant, images sans description, renvois brisés, réglages vides, CRM non relié.',
      steps: [
        'Ouvrez **Vérifications**.',
        'Ouvrez une ligne : elle mène au document à corriger.',
        'Revenez jusqu’à ce qu’il ne reste rien.',
      ],
      alt: 'La liste des vérifications, avec ce qui est prêt et ce qui ne l’est pas',
    },
    people: {
      title: 'Personnes',
      lead: '**Personnes** est réservé à l’administration : qui peut se connecter, et ce que chaque personne peut faire.',
      steps: [
        'Cliquez sur **Inviter**, donnez un nom, une adresse courriel et un rôle. Vous recevez un lien de connexion à usage unique.',
        'Copiez le lien et envoyez-le vous-même : ce site n’a pas de serveur de courriel.',
        'Changez un rôle dans la liste; il vaut à partir de ce moment. Le menu d’une personne permet de la renommer, de réinitialiser son mot de passe, de la déconnecter partout ou de retirer son accès.',
      ],
      note: 'La dernière personne administratrice ne peut ni être retirée ni changer de rôle.',
      alt: 'La liste des personnes, avec leur rôle et leur dernière connexion',
    },
  },
}
