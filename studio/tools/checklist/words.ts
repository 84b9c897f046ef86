import type { TextFaultKind } from '#lib/parity/fault.ts'

const en = {
  title: 'Launch checklist',
  intro: 'What is left to do before the public sees the site. Each line leads to where it is mended.',
  loading: 'Looking through the site…',
  failed: 'The content could not be read.',
  again: 'Check again',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  done: 'Done',
  open: (count: number) => `${count} to do`,
  errors: (count: number) => (count === 1 ? '1 error' : `${count} errors`),
  more: (count: number) => `and ${count} more`,
  unset: 'Not set',
  serverSilent: 'The server did not say. Check again in a moment.',
  openTool: 'Open the translations',
  named: (type: string, name: string) => `${type}: ${name}`,
  faults: {
    missing: '',
    stale: 'the English was changed after the French',
    same: 'the French is the English',
    shorter: 'the French is too short to say the same',
    figures: 'the figures differ',
    names: 'the names in braces differ',
    links: 'the links differ',
    lists: 'the lists differ',
    headings: 'the headings differ',
    heldBack: 'the page is public in English only',
  } satisfies Record<TextFaultKind, string>,
  checks: {
    samples: {
      title: 'Invented people and jobs',
      why: 'Reviews, installers, projects and live activity that came with the site are examples. Showing them as real would mislead customers: delete the reviews, replace or delete the rest.',
    },
    figures: {
      title: 'Invented figures',
      why: 'The numbers and claims that came with the site are examples. Write your own, or say in “Source” who answers for them. On a public site pages mark them as samples, and search engines, mails and shared pictures do not get them.',
    },
    sources: {
      title: 'Figures without a source',
      why: 'Customers and competitors may ask what stands behind a figure. Say in “Source” who answers for it and where it is from, or let the site count it.',
    },
    ended: {
      title: 'Sources that have ended',
      why: 'The last day of these has passed. Look whether the figure still holds, and set a new day.',
    },
    licences: {
      title: 'Licences of contractors',
      why: 'Their trade needs a licence in their province, and no valid number is here: its form must be that of the authority, and it must not have ended. A public site does not show them. Quebec wants the number in every advertisement (Building Act, s. 57.1).',
    },
    contact: {
      title: 'Example phone number and addresses',
      why: 'Nobody answers there. Write your own wherever they are named.',
    },
    settings: {
      title: 'Settings of the site',
      why: 'Pages, mails and leads need these: who you are, how to reach you, who answers for personal data, what search engines show. Until then their places stay empty.',
    },
    legal: {
      title: 'Legal texts',
      why: 'The site puts these pages together from what is switched on. Have your lawyer read them or write a text in their place, then set the day of the last update. What became true after that day is named here: the text may have to say it.',
    },
    french: {
      title: 'French texts',
      why: 'Where French is missing, French pages show English. French has to say as much as the English: these say less, something else, or nothing.',
    },
    alt: {
      title: 'Descriptions of pictures',
      why: 'Without a description in both languages, people who cannot see a picture learn nothing from it.',
    },
    names: {
      title: 'Names in braces',
      why: 'Nothing fills these in: visitors would see the braces. Correct the name, or add it to the site figures.',
    },
    references: {
      title: 'Links between documents',
      why: 'These point to something that is gone: the page leaves it out.',
    },
    links: {
      title: 'Links on pages',
      why: 'These lead to a page of this site that does not exist.',
    },
    address: {
      title: 'Public address of the site',
      why: 'Search engines and shared links name this address. Set SITE_URL on the server to the real one.',
    },
    crm: {
      title: 'CRM',
      why: 'Leads are kept here until they are delivered. Set CRM_WEBHOOK_URL or the HighLevel settings on the server.',
    },
    proxies: {
      title: 'Telling visitors apart',
      why: 'A proxy seems to stand in front of the server, and the server was not told: all visitors look like one. Their leads are set aside as too many, and somebody’s wrong passwords lock everyone out. Set TRUSTED_PROXIES on the server to the number of proxies. It was noticed by:',
    },
    backups: {
      title: 'Backups',
      why: 'The last backup failed: what was written since the one before is nowhere else. Tell whoever runs the server. The reason:',
    },
  } satisfies Record<string, { title: string; why: string }>,
}

export type CheckId = keyof typeof en.checks

const fr: typeof en = {
  title: 'Vérifications avant le lancement',
  intro:
    'Ce qui reste à faire avant que le public voie le site. Chaque ligne mène à l’endroit où cela se corrige.',
  loading: 'Examen du site…',
  failed: 'Le contenu n’a pas pu être lu.',
  again: 'Vérifier de nouveau',
  progress: (done, total) => `${done} ${done < 2 ? 'terminée' : 'terminées'} sur ${total}`,
  done: 'Terminé',
  open: (count) => `${count} à faire`,
  errors: (count) => `${count} ${count < 2 ? 'erreur' : 'erreurs'}`,
  more: (count) => `et ${count} de plus`,
  unset: 'Non défini',
  serverSilent: 'Le serveur n’a pas répondu. Vérifiez de nouveau dans un instant.',
  openTool: 'Ouvrir les traductions',
  named: (type, name) => `${type} : ${name}`,
  faults: {
    missing: '',
    stale: 'l’anglais a changé depuis le français',
    same: 'le français est l’anglais',
    shorter: 'le français est trop court pour tout dire',
    figures: 'les chiffres diffèrent',
    names: 'les noms entre accolades diffèrent',
    links: 'les liens diffèrent',
    lists: 'les listes diffèrent',
    headings: 'les titres diffèrent',
    heldBack: 'la page n’est publique qu’en anglais',
  },
  checks: {
    samples: {
      title: 'Personnes et travaux inventés',
      why: 'Les avis, installateurs, réalisations et l’activité en direct fournis avec le site sont des exemples. Les montrer comme vrais tromperait les clients : supprimez les avis, remplacez ou supprimez le reste.',
    },
    figures: {
      title: 'Chiffres inventés',
      why: 'Les chiffres et affirmations fournis avec le site sont des exemples. Écrivez les vôtres, ou dites sous « Source » qui en répond. Sur un site public, les pages les signalent comme exemples; les moteurs de recherche, les courriels et les images de partage ne les reçoivent pas.',
    },
    sources: {
      title: 'Chiffres sans source',
      why: 'La clientèle et la concurrence peuvent demander sur quoi repose un chiffre. Dites sous « Source » qui en répond et d’où il vient, ou laissez le site le compter.',
    },
    ended: {
      title: 'Sources échues',
      why: 'Le dernier jour de celles-ci est passé. Voyez si le chiffre tient toujours, puis indiquez un nouveau jour.',
    },
    licences: {
      title: 'Licences des entrepreneurs',
      why: 'Leur métier exige une licence dans leur province, et il n’y a pas de numéro valide ici : il doit avoir la forme que lui donne l’organisme et ne pas être échu. Un site public ne les montre pas. Le Québec veut le numéro dans toute publicité (Loi sur le bâtiment, art. 57.1).',
    },
    contact: {
      title: 'Numéro et adresses d’exemple',
      why: 'Personne n’y répond. Écrivez les vôtres partout où ils sont nommés.',
    },
    settings: {
      title: 'Réglages du site',
      why: 'Les pages, les courriels et les demandes en ont besoin : qui vous êtes, comment vous joindre, qui répond des renseignements personnels, ce que montrent les moteurs de recherche. D’ici là, leur place reste vide.',
    },
    legal: {
      title: 'Textes juridiques',
      why: 'Le site compose ces pages selon ce qui est activé. Faites-les lire par votre juriste, ou mettez son texte à la place, puis indiquez la date de la dernière mise à jour. Ce qui est devenu vrai après cette date est nommé ici : le texte doit peut-être le dire.',
    },
    french: {
      title: 'Textes français',
      why: 'Là où le français manque, les pages françaises montrent l’anglais. Le français doit en dire autant que l’anglais : ces textes en disent moins, disent autre chose, ou ne disent rien.',
    },
    alt: {
      title: 'Descriptions des images',
      why: 'Sans description dans les deux langues, les personnes qui ne voient pas une image n’en apprennent rien.',
    },
    names: {
      title: 'Noms entre accolades',
      why: 'Rien ne les remplace : les visiteurs verraient les accolades. Corrigez le nom, ou ajoutez-le aux chiffres du site.',
    },
    references: {
      title: 'Liens entre les documents',
      why: 'Ils mènent à quelque chose qui n’existe plus : la page l’omet.',
    },
    links: {
      title: 'Liens dans les pages',
      why: 'Ils mènent à une page de ce site qui n’existe pas.',
    },
    address: {
      title: 'Adresse publique du site',
      why: 'Les moteurs de recherche et les liens partagés nomment cette adresse. Sur le serveur, donnez à SITE_URL l’adresse réelle.',
    },
    crm: {
      title: 'CRM',
      why: 'Les demandes sont gardées ici jusqu’à leur livraison. Définissez CRM_WEBHOOK_URL ou les réglages HighLevel sur le serveur.',
    },
    proxies: {
      title: 'Distinction des visiteurs',
      why: 'Un serveur mandataire semble précéder le serveur, qui n’en sait rien : tous les visiteurs n’en font qu’un à ses yeux. Leurs demandes sont mises de côté, car trop nombreuses, et les mots de passe erronés d’une personne bloquent tout le monde. Définissez TRUSTED_PROXIES sur le serveur : le nombre de mandataires. Ce qui l’a révélé :',
    },
    backups: {
      title: 'Sauvegardes',
      why: 'La dernière sauvegarde a échoué : ce qui a été écrit depuis la précédente n’est nulle part ailleurs. Prévenez la personne qui gère le serveur. La raison :',
    },
  },
}

export const WORDS = { en, fr }
