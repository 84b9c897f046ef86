import { useStudioLanguage } from '#studio/core/language.ts'

const en = {
  whatChanges: 'What changes on the site',
  loading: 'Loading…',
  nothing: 'There is no draft: the site shows what is here.',
  same: 'The draft says the same as the site.',
  isNew: 'This is new: it is not on the site yet.',
  changes: (count: number) => (count === 1 ? '1 change' : `${count} changes`),
  empty: 'Empty',
  added: 'Added',
  removed: 'Removed',
  moved: 'The items are in another order.',
  recropped: 'Another part of the picture is shown.',
  formatting: 'Only the formatting changed.',
  picture: (name: string) => `Picture: ${name}`,
  unnamed: 'No name',
  openPreview: (title: string) => `${title}: look at it with this change`,
  errors: 'Cannot be published yet',
  whyNot: 'See what is missing',
  publish: 'Publish these changes',
  publishing: 'Publishing…',
  checking: 'Checking…',
  labels: { english: 'English', french: 'French', order: 'Order', crop: 'Crop' },
  used: {
    delete: 'Cannot be deleted: it is in use',
    unpublish: 'Cannot be taken off the site: it is in use',
  },
  usedText: (title: string, count: number) =>
    count === 1
      ? `One document shows or names “${title}”. Change that one first; its link opens it.`
      : `${count} documents show or name “${title}”. Change them first; the links open them.`,
  inField: (field: string) => `in “${field}”`,
  inDraft: 'in a draft',
  named: (type: string, name: string) => `${type}: ${name}`,
  notYours: 'An editor publishes this',
  notOnlyFrench:
    'Something else than French changed here too. An editor publishes it, and your French with it, which is saved.',
  newIsNotYours: 'This is new: an editor publishes it, and your French with it, which is saved.',
  pagesFailed: 'The pages that show it could not be looked up.',
  more: (count: number) => `and ${count} more`,
  failed: 'The documents that use it could not be looked up. Try again.',
}

export type SafetyWords = typeof en

const fr: SafetyWords = {
  whatChanges: 'Ce qui change sur le site',
  loading: 'Chargement…',
  nothing: 'Il n’y a pas de brouillon : le site montre ce qui est ici.',
  same: 'Le brouillon dit la même chose que le site.',
  isNew: 'C’est nouveau : ce n’est pas encore sur le site.',
  changes: (count) => (count < 2 ? `${count} changement` : `${count} changements`),
  empty: 'Vide',
  added: 'Ajouté',
  removed: 'Supprimé',
  moved: 'Les éléments sont dans un autre ordre.',
  recropped: 'Une autre partie de l’image est montrée.',
  formatting: 'Seule la mise en forme a changé.',
  picture: (name) => `Image : ${name}`,
  unnamed: 'Sans nom',
  openPreview: (title) => `${title} : voir la page avec ce changement`,
  errors: 'Pas encore publiable',
  whyNot: 'Voir ce qui manque',
  publish: 'Publier ces changements',
  publishing: 'Publication…',
  checking: 'Vérification…',
  labels: { english: 'Anglais', french: 'Français', order: 'Ordre', crop: 'Cadrage' },
  used: {
    delete: 'Suppression impossible : ce document est utilisé',
    unpublish: 'Retrait impossible : ce document est utilisé',
  },
  usedText: (title, count) =>
    count < 2
      ? `Un document montre ou nomme « ${title} ». Modifiez-le d’abord; son lien l’ouvre.`
      : `${count} documents montrent ou nomment « ${title} ». Modifiez-les d’abord; les liens les ouvrent.`,
  inField: (field) => `dans « ${field} »`,
  inDraft: 'dans un brouillon',
  named: (type, name) => `${type} : ${name}`,
  notYours: 'La publication revient à la rédaction',
  notOnlyFrench:
    'Autre chose que le français a changé ici. La rédaction le publiera, avec votre français, qui est enregistré.',
  newIsNotYours: 'C’est nouveau : la rédaction le publiera, avec votre français, qui est enregistré.',
  pagesFailed: 'Les pages qui le montrent n’ont pas pu être trouvées.',
  more: (count) => `et ${count} de plus`,
  failed: 'Les documents qui l’utilisent n’ont pas pu être trouvés. Réessayez.',
}

export const useSafetyWords = (): SafetyWords => ({ en, fr })[useStudioLanguage()]
