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
        'Ouvrez le lien et cliquez sur **Se connecter**. Il fonctionne une seule fois, pendant 24 heures.',
        'Cliquez sur **Mot de passe** (le cadenas) en haut et choisissez un mot de passe d’au moins 12 caractères. Il vous servira désormais à vous connecter.',
        'Si vous le voulez, cliquez à côté sur **Clés d’accès** et ajoutez-en une : vous vous connecterez avec votre empreinte, votre visage ou le code de votre appareil. Le mot de passe fonctionne toujours.',
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
        'Images : déposez un fichier sur le champ, indiquez la partie qui doit rester visible et décrivez l’image dans les deux langues. **Images** les réunit toutes : où chacune paraît, quelles descriptions manquent, et **Remplacer partout…**.',
        'Un nombre que plusieurs textes répètent, comme celui des villes, se trouve une seule fois sous **Chiffres du site**. Tapez { dans un texte et choisissez son nom : {cities}+ devient 250+. Sous le champ, vous lisez le texte tel qu’il paraîtra.',
      ],
      note: 'Deux personnes peuvent travailler en même temps dans un document. Chacune voit ce que l’autre écrit.',
      alt: 'Le formulaire d’un service à côté de la liste des services, l’anglais et le français côte à côte',
    },
    preview: {
      title: 'Voir avant tout le monde',
      lead: '**Aperçu** montre le site avec vos brouillons, à côté du formulaire.',
      steps: [
        'Ouvrez **Aperçu** et allez à n’importe quelle page, dans une langue ou l’autre.',
        'Cliquez sur un texte de la page : son champ s’ouvre à côté. Ou double-cliquez et écrivez dans la page : Entrée enregistre le brouillon, Échap rétablit le texte.',
        'Écrivez : la page montre votre brouillon en moins d’une seconde. Un document dit aussi sur quelles pages il est utilisé.',
      ],
      note: 'Seules les personnes connectées voient les brouillons.',
      alt: 'Une page du site dans l’aperçu, à côté du formulaire du document qu’elle montre',
    },
    translate: {
      title: 'Traduire',
      lead: 'Chaque texte a l’anglais et le français côte à côte, et dit où en est le français : manquant, à revoir ou à jour.',
      steps: [
        'Écrivez le français à côté de l’anglais. Une fois écrit, le champ dit **Français à jour**.',
        'Quand l’anglais change plus tard, il dit **Français à revoir** et montre ce qui a changé dans l’anglais depuis que le français a été écrit.',
        'Si le français est encore juste, cliquez sur **Marquer comme à jour**.',
      ],
      note: 'Les traductrices et traducteurs ne peuvent modifier et publier que les textes français; le serveur refuse le reste. Là où le français manque, le site montre l’anglais.',
      alt: 'Des champs de texte avec l’anglais et le français côte à côte; l’un dit que son français est à revoir et ce qui a changé dans l’anglais',
    },
    translations: {
      title: 'Combler le français manquant',
      lead: '**Traductions** dit ce qui est fait et dresse la liste de ce qui reste : ce que la rédaction attend, avec ses mots, puis ce que les visiteurs voient le plus. Sous chaque texte, vous pouvez lui répondre.',
      steps: [
        'Ouvrez **Traductions** et cliquez sur **Commencer par le premier**, ou choisissez un état, un type ou un ordre.',
        'Écrivez le français et cliquez sur **Enregistrer et continuer** (Ctrl + Entrée). **Ouvrir dans le formulaire** montre le texte dans son document.',
        'Les termes du **Lexique** (dans **Réglages**) sont soulignés, avec le français à employer. Si le même anglais paraît ailleurs, son français est proposé : **Reprendre** le copie ici.',
        'Cliquez sur **Publier les traductions** quand vous êtes prêt : les documents dont seul le français a changé y sont, avant et après. Décochez ceux qui doivent attendre.',
        'Pour une agence : exportez les textes en XLIFF, envoyez le fichier et importez ce qui revient. Ce qui a changé ici entre-temps est signalé et jamais écrasé.',
      ],
      alt: 'L’outil de traduction : ce qui est fait par type de document et la liste des textes à traduire',
    },
    publish: {
      title: 'Publier sans risque',
      lead: 'Avant qu’un changement paraisse sur le site, le Studio le vérifie et dit ce qui va changer.',
      steps: [
        'Ce qui ne va pas est signalé au champ, en mots simples. Les erreurs (une image sans description, une adresse déjà prise) empêchent la publication; les avertissements (français manquant) non.',
        'Cliquez sur l’œil au-dessus du formulaire, **Ce qui change sur le site** : chaque changement, avant et après, et les pages qui le montrent.',
        'Cliquez sur **Publier**. Le prochain visiteur le voit, dans les deux langues. Si vous avez changé l’anglais et que son français n’est pas prêt, on vous demande d’abord quoi faire : écrire le français sur place, l’envoyer en traduction avec un mot, ou publier en anglais seulement.',
        'Une erreur? Pendant une demi-minute, **Annuler** retire la publication, et ce que vous avez écrit redevient le brouillon. **Voir** ouvre la page.',
        'Une adresse peut changer : une fois la nouvelle publiée, l’ancienne et toutes les pages qui en dépendent y mènent.',
      ],
      note: 'Un document que d’autres montrent ou nomment ne peut pas être supprimé. Le Studio nomme ces documents et y mène.',
      alt: 'Ce qui change sur le site, à côté du formulaire, avant la publication d’un document',
    },
    home: {
      title: 'Voir ce qui attend et le publier ensemble',
      lead: 'Le Studio s’ouvre sur l’**Accueil** : ce qui attend d’être publié, ce qui a changé dernièrement et ce qui reste à faire dans les autres outils.',
      steps: [
        'Les brouillons sont regroupés selon la dernière personne qui les a modifiés et disent depuis quand ils existent. **Seulement les miens** laisse les autres de côté. Un nom ouvre son document.',
        'Cochez-en quelques-uns et cliquez sur **Publier…**. Vous voyez chaque changement, avant et après. Ce qui n’est pas encore correct dit pourquoi et reste un brouillon; le reste paraît ensemble sur le site.',
        '**Abandonner…** jette des brouillons, après les avoir montrés. Le site reste tel quel.',
        'À côté se trouvent le français à faire, les demandes qui ont besoin d’aide et les points ouverts des vérifications. Chacun mène à son outil.',
      ],
      note: 'La liste suit ce que font les autres. Les traductrices et traducteurs voient les brouillons où seul le français a changé. Les modifications en lot et un CSV qui ont enregistré des brouillons mènent ici, avec ces brouillons cochés.',
      alt: 'Accueil : les brouillons qui attendent d’être publiés, par personne, à côté du reste à faire et des derniers changements',
    },
    history: {
      title: 'Revenir à une version antérieure',
      lead: 'Rien de ce qui a été publié n’est jamais perdu.',
      steps: [
        'Cliquez sur l’horloge au-dessus du formulaire, **Ce qui était sur le site**. Vous y voyez ce que les visiteurs ont vu, de quand à quand, et qui l’a publié.',
        '**Ce que cette version a changé** montre les différences avec la précédente.',
        'À une version antérieure, cliquez sur **En faire le brouillon…** Le site reste tel quel : **Ce qui change sur le site** s’ouvre, et vous publiez de là.',
      ],
      note: 'L’**historique**, dans le menu du document, garde aussi les brouillons intermédiaires. Y rétablir une version mène aussi au brouillon.',
      alt: 'Ce qui était sur le site, à côté du formulaire d’un document : les versions, leurs heures et qui les a publiées',
    },
    bulk: {
      title: 'Modifier en lot',
      lead: '**Modifications en lot** donne une même valeur à un champ de plusieurs documents, par exemple la disponibilité d’urgence de plusieurs villes, ou augmente des prix de quelques pour cent.',
      steps: [
        'Choisissez le genre de document et les documents, puis le champ et sa nouvelle valeur.',
        'Cliquez sur **Montrer ce qui changerait** et lisez la liste : rien n’est encore modifié.',
        'Enregistrez les changements comme brouillons, à regarder et à publier dans l’**Accueil**, ou publiez-les tout de suite. Chaque document garde son historique.',
      ],
      note: '**Rechercher et remplacer** cherche un texte dans tous les documents, dans les deux langues : chaque occurrence est montrée avant et après, et seules celles que vous laissez cochées sont remplacées. Une ville peut aussi être dupliquée avec ses données locales : ouvrez-la et choisissez **Dupliquer avec ses données locales** dans le menu à côté de **Publier**.',
      alt: 'Modifications en lot : les documents à choisir, le champ et la nouvelle valeur',
    },
    import: {
      title: 'Travailler dans un tableur',
      lead: 'Les villes et les services peuvent être modifiés et ajoutés dans un tableur, en CSV.',
      steps: [
        'Ouvrez **Modifications en lot**, puis **Villes et services en CSV**, et téléchargez ce qu’il y a maintenant ou un tableau vide.',
        'Modifiez-le, enregistrez-le en CSV (UTF-8) et choisissez le fichier. Vous voyez ligne par ligne ce qui serait nouveau, modifié, inchangé ou refusé, et pourquoi.',
        'Enregistrez quand vous êtes d’accord. Les changements deviennent des brouillons, que l’**Accueil** publie ensemble; les lignes refusées sont laissées de côté.',
      ],
      alt: 'Villes et services en CSV : les tableaux à télécharger, ce que signifient les colonnes et où choisir un fichier',
    },
    leads: {
      title: 'Demandes',
      lead: '**Demandes** montre à l’administration et à la rédaction ce qui est arrivé par les formulaires et ce qu’il en est advenu.',
      steps: [
        'Cherchez par nom, adresse courriel, référence ou ville, ou choisissez un état.',
        'Ouvrez une demande pour en lire toute l’histoire : reçue, envoyée au CRM, livrée.',
        'Les demandes mises de côté ont besoin d’aide : lisez pourquoi, puis cliquez sur **Envoyer de nouveau**. Libérez ce qui a été pris à tort pour un pourriel, une demande à la fois ou toutes celles qui sont présumées pour la même raison.',
      ],
      note: 'Quand une personne demande la suppression de ses données, cliquez sur **Supprimer les données d’une personne**.',
      alt: 'La liste des demandes à côté de toute l’histoire de l’une d’elles',
    },
    checklist: {
      title: 'Avant le lancement',
      lead: '**Vérifications** montre ce qui est prêt et ce qui ne l’est pas : contenu d’exemple, français manquant, images sans description, liens brisés, réglages vides, CRM.',
      steps: [
        'Ouvrez **Vérifications**.',
        'Ouvrez ce qui n’est pas prêt : vous arrivez au document à corriger.',
        'Revenez jusqu’à ce qu’il ne reste rien.',
      ],
      alt: 'Les vérifications avant le lancement, avec ce qui est prêt et ce qui ne l’est pas',
    },
    people: {
      title: 'Personnes',
      lead: '**Personnes** est réservé à l’administration : qui peut se connecter, et ce que chaque personne peut faire.',
      steps: [
        'Cliquez sur **Inviter**, donnez un nom, une adresse courriel et un rôle. Vous recevez un lien de connexion à usage unique.',
        'Copiez le lien et envoyez-le vous-même : ce site n’a pas de serveur de courriel.',
        'Changez un rôle dans la liste et confirmez; il vaut à partir de ce moment. Le menu d’une personne permet de la renommer, de réinitialiser son mot de passe, de supprimer ses clés d’accès, de la déconnecter partout ou de retirer son accès.',
      ],
      note: 'La dernière personne administratrice ne peut ni être retirée ni changer de rôle.',
      alt: 'La liste des personnes, avec leur rôle et leur dernière connexion',
    },
  },
}
