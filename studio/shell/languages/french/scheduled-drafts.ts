/** The namespace `singleDocRelease`, which the official package does not have: one draft that is published later. */
export default {
  'action.schedule-publish': 'Planifier la publication',
  'action.schedule-publish-error': 'La publication n’a pas pu être planifiée',
  'action.schedule-publish.disabled.cardinality-one':
    'La publication d’un brouillon de ce document est déjà planifiée.',
  'action.schedule-publish.disabled.validation-issues':
    'Ce brouillon a des erreurs : sa publication ne peut pas être planifiée.',
  'action.schedule-publish.disabled.variant': 'La publication d’une variante ne peut pas être planifiée.',
  'empty-state.action.documentation': 'En savoir plus',
  'empty-state.description':
    'Planifiez la publication d’un brouillon : il est gardé tel quel jusqu’à ce moment.',
  'empty-state.title': 'Brouillons planifiés',
}
