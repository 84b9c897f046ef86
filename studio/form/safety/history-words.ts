import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  published: (name: string) => (name ? `Published: ${name}` : 'Published'),
  view: 'View',
  undo: 'Undo',
  undone: 'Taken back. The site shows what it showed before; your changes are in the draft.',
  notUndone: 'The publication was not taken back.',
  notOffered: 'Published, but it could not be looked up for “View” and “Undo”.',
  title: 'What was on the site',
  now: (since: string) => `On the site since ${since}`,
  between: (range: string) => `On the site ${range}`,
  by: (name: string) => `by ${name}`,
  askedBy: (name: string) => `asked for by ${name}`,
  byProgram: 'put there by a program, as the first content is',
  takenBack: 'This publication was taken back.',
  never: 'It has never been on the site.',
  forgotten: 'It is on the site, but Sanity’s history does not go back to when it was put there.',
  loading: 'Loading…',
  notLoaded: 'What was on the site could not be looked up.',
  changed: 'What this version changed',
  sameContent: 'It says the same as the version before.',
  restore: 'Make it the draft…',
  replaceDraft: 'Replace the draft',
  draftIsLost: 'There is a draft with changes that are not published. It is replaced by this version.',
  more: 'Show earlier versions',
}

export type HistoryWords = typeof en

const fr: HistoryWords = {
  published: (name) => (name ? `Publié : ${name}` : 'Publié'),
  view: 'Voir',
  undo: 'Annuler',
  undone:
    'Publication annulée. Le site montre ce qu’il montrait avant; vos changements sont dans le brouillon.',
  notUndone: 'La publication n’a pas été annulée.',
  notOffered: 'Publié, mais le document n’a pas pu être relu pour offrir « Voir » et « Annuler ».',
  title: 'Ce qui était sur le site',
  now: (since) => `Sur le site depuis : ${since}`,
  between: (range) => `Sur le site : ${range}`,
  by: (name) => `par ${name}`,
  askedBy: (name) => `à la demande de ${name}`,
  byProgram: 'mis en place par un programme, comme le premier contenu',
  takenBack: 'Cette publication a été annulée.',
  never: 'Ce document n’a jamais été sur le site.',
  forgotten: 'Ce document est sur le site, mais l’historique de Sanity ne remonte pas à sa mise en ligne.',
  loading: 'Chargement…',
  notLoaded: 'Ce qui était sur le site n’a pas pu être trouvé.',
  changed: 'Ce que cette version a changé',
  sameContent: 'Elle dit la même chose que la version d’avant.',
  restore: 'En faire le brouillon…',
  replaceDraft: 'Remplacer le brouillon',
  draftIsLost:
    'Il y a un brouillon dont les changements ne sont pas publiés. Cette version prendra sa place.',
  more: 'Afficher les versions antérieures',
}

export const useHistoryWords = (): HistoryWords => ({ en, fr })[useStudioLanguage()]
