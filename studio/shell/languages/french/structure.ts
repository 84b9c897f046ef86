export default {
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Il n’y a pas de document publié auquel comparer ce brouillon.',
  'compare-version.error.loadVersions.title': 'Impossible de charger les versions',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Supprimer quand même',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_other': 'Supprimer quand même toutes les versions',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Supprimer le document',
  'confirm-delete-dialog.confirm-button.text_delete_other': 'Supprimer toutes les versions',
  'confirm-delete-dialog.confirmation.text_delete_one': 'Voulez-vous vraiment supprimer ce document?',
  'confirm-delete-dialog.confirmation.text_delete_other':
    'Voulez-vous vraiment supprimer toutes les versions de ce document?',
  'document-inspector.error.close-button.aria-label': 'Fermer le panneau',
  'document-inspector.error.description': 'Ce panneau n’a pas pu être affiché.',
  'document-inspector.error.retry-button.text': 'Réessayer',
  'document-inspector.error.title': 'Quelque chose n’a pas fonctionné',
  'document-view.form-view.sync-pending.description':
    'Nous continuons d’essayer. En attendant, vos modifications restent dans votre navigateur.',
  'document-view.form-view.sync-pending.title': 'Vos modifications ne s’enregistrent pas',
  'document-view.form-view.sync-recovering.description':
    'Vous pourrez continuer dès que vos modifications seront enregistrées.',
  'document-view.form-view.sync-recovering.title': 'Enregistrement de vos modifications…',
  'document-view.form-view.sync-stalled.description':
    'Le document attend qu’elles soient enregistrées. Elles restent dans votre navigateur : gardez cet onglet ouvert pendant que nous réessayons.',
  'document-view.form-view.sync-stalled.title': 'Vos modifications ne s’enregistrent toujours pas',
  'incoming-references-pane.no-references': 'Aucun document ne renvoie ici.',
  'menu-items.layout.restore-default': 'Affichage habituel',
  'menu-items.layout.restore-default.disabled-reason': 'C’est déjà l’affichage habituel',
  'menu-items.sort-by.restore-default': 'Tri habituel',
  'menu-items.sort-by.restore-default.disabled-reason': 'C’est déjà le tri habituel',
  'panes.document-list-pane.error.max-retries-attempted':
    'Après {{count}} essais, nous n’essayons plus automatiquement.',
  'panes.document-list-pane.search-ordering.aria-label': 'Changer le tri des résultats',
  'panes.document-list-pane.search-ordering.label': 'Tri : {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Pertinence',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Tri par pertinence',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Ce tri emploie des champs que ce type de document n’a pas',
  'panes.document-pane.variant-target.loading': 'Chargement du document…',
}
