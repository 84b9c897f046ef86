import { useTexts } from '#studio/core/use-texts.ts'

const en = {
  label: 'Schedule unpublish…',
  title: 'Take it off the site at a set time',
  lead: 'The page stays as it is until then. What it says now is kept as a draft afterwards.',
  when: 'Date and time',
  zone: (name: string) => `Time zone: ${name}`,
  submit: 'Schedule',
  missing: 'Choose a date and a time.',
  past: 'This time has passed. Choose a later one.',
  release: (name: string) => `Unpublish: ${name}`,
  alreadyScheduled: 'Something is scheduled for this document already.',
  failed: (count: number) => (count === 1 ? 'Could not be published' : `${count} could not be published`),
  none: 'Nothing is scheduled.',
  coming: (count: number, next: string) =>
    count === 1 ? `1 scheduled, on ${next}` : `${count} scheduled, the next on ${next}`,
  unnamed: 'No name',
}

const fr: typeof en = {
  label: 'Planifier la dépublication…',
  title: 'Retirer du site à un moment choisi',
  lead: 'La page reste telle quelle jusque-là. Son contenu d’aujourd’hui sera ensuite gardé comme brouillon.',
  when: 'Date et heure',
  zone: (name) => `Fuseau horaire : ${name}`,
  submit: 'Planifier',
  missing: 'Choisissez une date et une heure.',
  past: 'Ce moment est passé. Choisissez-en un autre.',
  release: (name) => `Dépublier : ${name}`,
  alreadyScheduled: 'Quelque chose est déjà planifié pour ce document.',
  failed: (count) => (count < 2 ? 'Publication impossible' : `${count} publications impossibles`),
  none: 'Rien n’est planifié.',
  coming: (count, next) =>
    count < 2 ? `${count} planifié, le ${next}` : `${count} planifiés, le prochain le ${next}`,
  unnamed: 'Sans nom',
}

export const useScheduleWords = () => useTexts({ en, fr })
