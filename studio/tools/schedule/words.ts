import { useTexts } from '#studio/core/use-texts.ts'

const en = {
  label: 'Take off the site…',
  staysOn: 'There is one document of this kind, and the site needs it. Its sections can be hidden.',
  when: 'When',
  now: 'Now',
  later: 'At a set time',
  nowLead: 'Visitors no longer see it. What it says is kept as a draft: “Publish” puts it back.',
  takeOff: 'Take off the site',
  isOff: (name: string) => `Off the site: ${name}`,
  isOffHint: 'What it says is kept as a draft.',
  publish: {
    title: 'Publish at a set time',
    lead: 'The draft as it is now is published then.',
    release: (name: string) => `Publish: ${name}`,
  },
  unpublish: {
    title: 'Take it off the site',
    lead: 'The page stays as it is until then. What it says now is kept as a draft afterwards.',
    release: (name: string) => `Unpublish: ${name}`,
  },
  moment: 'Date and time',
  zone: (name: string) => `Time zone: ${name}`,
  submit: 'Schedule',
  missing: 'Choose a date and a time.',
  past: 'This time has passed. Choose a later one.',
  alreadyScheduled: 'Something is scheduled for this document already.',
  failed: (count: number) => (count === 1 ? 'Could not be published' : `${count} could not be published`),
  none: 'Nothing is scheduled.',
  coming: (count: number, next: string) =>
    count === 1 ? `1 scheduled, on ${next}` : `${count} scheduled, the next on ${next}`,
  unnamed: 'No name',
  french: 'The French of this release',
  goOn: 'Go on',
  cancel: 'Cancel',
  notAnswered: 'Nothing was published or scheduled. The release waits for its French.',
}

const fr: typeof en = {
  label: 'Retirer du site…',
  staysOn: 'Il n’y a qu’un document de ce genre, et le site en a besoin. Ses sections peuvent être masquées.',
  when: 'Quand',
  now: 'Maintenant',
  later: 'À un moment choisi',
  nowLead:
    'Les visiteurs ne le voient plus. Son contenu est gardé comme brouillon : « Publier » le remet en ligne.',
  takeOff: 'Retirer du site',
  isOff: (name) => `Retiré du site : ${name}`,
  isOffHint: 'Son contenu est gardé comme brouillon.',
  publish: {
    title: 'Publier à un moment choisi',
    lead: 'Le brouillon tel qu’il est maintenant sera publié à ce moment.',
    release: (name) => `Publier : ${name}`,
  },
  unpublish: {
    title: 'Retirer du site',
    lead: 'La page reste telle quelle jusque-là. Son contenu d’aujourd’hui sera ensuite gardé comme brouillon.',
    release: (name) => `Dépublier : ${name}`,
  },
  moment: 'Date et heure',
  zone: (name) => `Fuseau horaire : ${name}`,
  submit: 'Planifier',
  missing: 'Choisissez une date et une heure.',
  past: 'Ce moment est passé. Choisissez-en un autre.',
  alreadyScheduled: 'Quelque chose est déjà planifié pour ce document.',
  failed: (count) => (count < 2 ? 'Publication impossible' : `${count} publications impossibles`),
  none: 'Rien n’est planifié.',
  coming: (count, next) =>
    count < 2 ? `${count} planifié, le ${next}` : `${count} planifiés, le prochain le ${next}`,
  unnamed: 'Sans nom',
  french: 'Le français de ce lot',
  goOn: 'Continuer',
  cancel: 'Annuler',
  notAnswered: 'Rien n’a été publié ni planifié. Le lot attend son français.',
}

export const useScheduleWords = () => useTexts({ en, fr })
