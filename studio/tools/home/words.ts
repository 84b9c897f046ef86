import { useTexts } from '#studio/core/use-texts.ts'

const en = {
  loading: 'Looking up what is going on…',
  waiting: (count: string) => `Waiting to be published (${count})`,
  nothing: 'Nothing waits to be published: the site shows everything that was written.',
  nothingOfMine: 'Nothing of yours waits to be published.',
  leftToEditors: (count: string) =>
    count === '1'
      ? 'In 1 more document something else than French was changed. An editor publishes it.'
      : `In ${count} more documents something else than French was changed. An editor publishes them.`,
  onlyMine: 'Only mine',
  you: 'You',
  somebody: 'A script, or somebody who left',
  unknown: 'Drafts',
  ofPerson: (name: string, count: string) => `${name} (${count})`,
  choosePerson: (name: string) => `Choose all of: ${name}`,
  choose: (name: string) => `Choose ${name}`,
  isNew: 'New',
  since: (time: string) => `since ${time}`,
  withOthers: (names: string) => `with ${names}`,
  waitsForApproval: 'Waits for approval',
  askedBy: (name: string) => `asked by ${name}`,
  actions: 'With the chosen drafts',
  all: 'Choose all',
  none: 'Choose none',
  chosen: (chosen: string, all: string) => `${chosen} of ${all} chosen`,
  publish: 'Publish…',
  discard: 'Discard…',
  publishTitle: 'Publish drafts',
  discardTitle: 'Discard drafts',
  reading: 'Reading…',
  checking: (done: string, total: string) => `Checking ${done} of ${total}…`,
  willPublish: (count: number) =>
    count === 1
      ? 'This document is published, as shown here.'
      : `These ${count} documents are published together, as shown here.`,
  willDiscard: (count: number) =>
    count === 1
      ? 'This draft is thrown away. The site stays as it is.'
      : `These ${count} drafts are thrown away. The site stays as it is.`,
  nothingLeft: 'There is nothing left to do: these drafts are gone.',
  nonePublishable: 'None of these can be published as it is.',
  faulty: (count: number) =>
    count === 1 ? 'Not published: 1 document' : `Not published: ${count} documents`,
  notFrench: 'Something else than French was changed in it: an editor publishes it.',
  changes: (count: string) => (count === '1' ? '1 change' : `${count} changes`),
  newOne: 'New: not on the site yet',
  newGone: 'New: it is not on the site, and will be gone',
  same: 'Says the same as the site',
  publishNow: (count: number) => (count === 1 ? 'Publish 1 document' : `Publish ${count} documents`),
  discardNow: (count: number) => (count === 1 ? 'Discard 1 draft' : `Discard ${count} drafts`),
  published: (count: number) =>
    count === 1 ? '1 document was published.' : `${count} documents were published.`,
  sendNow: (count: number) =>
    count === 1 ? 'Send 1 document to translation' : `Send ${count} documents to translation`,
  sent: (count: number) =>
    count === 1
      ? '1 draft was sent to translation and waits for its French.'
      : `${count} drafts were sent to translation and wait for their French.`,
  discarded: (count: number) => (count === 1 ? '1 draft was discarded.' : `${count} drafts were discarded.`),
  changedMeanwhile:
    'Nothing was done: somebody changed one of these documents meanwhile. Look at them again.',
  again: 'Look again',
  cancel: 'Cancel',
  close: 'Close',
  edited: 'Recently edited',
  recentlyPublished: 'Recently published',
  noChanges: 'Nothing yet.',
  draft: 'Draft',
  inRelease: 'In a release',
  elsewhere: 'What else is to do',
  forYou: (count: string) => `For you (${count})`,
  isUnread: 'Not opened yet',
  mentionedBy: (name: string) => `${name} mentions you in a comment`,
  taskFrom: (name: string) => `A task from ${name}`,
  ownTask: 'Your own task',
  untitled: 'Without a title',
}

export type HomeWords = typeof en

const fr: HomeWords = {
  loading: 'Un instant, on regarde ce qui se passe sur le site…',
  waiting: (count) => `En attente de publication (${count})`,
  nothing: 'Rien n’attend d’être publié : le site montre tout ce qui a été écrit.',
  nothingOfMine: 'Rien de vous n’attend d’être publié.',
  leftToEditors: (count) =>
    count === '1'
      ? 'Dans 1 autre document, autre chose que le français a changé. La rédaction le publiera.'
      : `Dans ${count} autres documents, autre chose que le français a changé. La rédaction les publiera.`,
  onlyMine: 'Seulement les miens',
  you: 'Vous',
  somebody: 'Un script, ou une personne partie',
  unknown: 'Brouillons',
  ofPerson: (name, count) => `${name} (${count})`,
  choosePerson: (name) => `Tout choisir de : ${name}`,
  choose: (name) => `Choisir ${name}`,
  isNew: 'Nouveau',
  since: (time) => `depuis le ${time}`,
  withOthers: (names) => `avec ${names}`,
  waitsForApproval: 'En attente d’approbation',
  askedBy: (name) => `à la demande de : ${name}`,
  actions: 'Avec les brouillons choisis',
  all: 'Tout choisir',
  none: 'N’en choisir aucun',
  chosen: (chosen, all) => `Choix : ${chosen} sur ${all}`,
  publish: 'Publier…',
  discard: 'Abandonner…',
  publishTitle: 'Publier des brouillons',
  discardTitle: 'Abandonner des brouillons',
  reading: 'Lecture…',
  checking: (done, total) => `Vérification : ${done} sur ${total}…`,
  willPublish: (count) =>
    count < 2
      ? 'Ce document sera publié tel qu’il est montré ici.'
      : `Ces ${count} documents seront publiés ensemble, tels qu’ils sont montrés ici.`,
  willDiscard: (count) =>
    count < 2
      ? 'Ce brouillon sera jeté. Le site reste tel quel.'
      : `Ces ${count} brouillons seront jetés. Le site reste tel quel.`,
  nothingLeft: 'Il n’y a plus rien à faire : ces brouillons n’existent plus.',
  nonePublishable: 'Aucun n’est publiable tel quel.',
  faulty: (count) => (count < 2 ? `Non publié : ${count} document` : `Non publiés : ${count} documents`),
  notFrench: 'Autre chose que le français y a changé : la rédaction le publiera.',
  changes: (count) => (count === '0' || count === '1' ? `${count} changement` : `${count} changements`),
  newOne: 'Nouveau : pas encore sur le site',
  newGone: 'Nouveau : il n’est pas sur le site et disparaîtra',
  same: 'Dit la même chose que le site',
  publishNow: (count) => (count < 2 ? `Publier ${count} document` : `Publier ${count} documents`),
  discardNow: (count) => (count < 2 ? `Abandonner ${count} brouillon` : `Abandonner ${count} brouillons`),
  published: (count) =>
    count < 2 ? `${count} document a été publié.` : `${count} documents ont été publiés.`,
  sendNow: (count) =>
    count < 2 ? `Envoyer ${count} document en traduction` : `Envoyer ${count} documents en traduction`,
  sent: (count) =>
    count < 2
      ? `${count} brouillon a été envoyé en traduction et attend son français.`
      : `${count} brouillons ont été envoyés en traduction et attendent leur français.`,
  discarded: (count) =>
    count < 2 ? `${count} brouillon a été abandonné.` : `${count} brouillons ont été abandonnés.`,
  changedMeanwhile:
    'Rien n’a été fait : quelqu’un a modifié un de ces documents entre-temps. Regardez-les de nouveau.',
  again: 'Regarder de nouveau',
  cancel: 'Annuler',
  close: 'Fermer',
  edited: 'Modifiés récemment',
  recentlyPublished: 'Publiés récemment',
  noChanges: 'Rien pour l’instant.',
  draft: 'Brouillon',
  inRelease: 'Dans un lot',
  elsewhere: 'Ce qu’il y a d’autre à faire',
  forYou: (count) => `Pour vous (${count})`,
  isUnread: 'Pas encore ouvert',
  mentionedBy: (name) => `${name} vous mentionne dans un commentaire`,
  taskFrom: (name) => `${name} vous confie cette tâche`,
  ownTask: 'Votre propre tâche',
  untitled: 'Sans titre',
}

export const useHomeWords = () => useTexts({ en, fr })
