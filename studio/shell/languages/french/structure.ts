export default {
  'action.delete.disabled.scheduled-release':
    'Ce document ne peut pas être supprimé : il est dans un lot planifié',
  'banners.choose-new-document-destination.release-inactive':
    'Le lot <VersionBadge>{{title}}</VersionBadge> n’est plus en cours.',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Il n’y a pas de document publié auquel comparer ce brouillon.',
  'banners.release.action.add-to-bundle': 'Ajouter au lot',
  'banners.release.action.add-to-release': 'Ajouter au lot',
  'banners.release.action.open-to-edit': 'Ouvrir le lot pour modifier',
  'banners.release.error.description': 'Le document n’a pas pu être ajouté au lot : {{message}}',
  'banners.release.error.title': 'Le document n’a pas pu être ajouté au lot',
  'banners.release.navigate-to-edit-description-multiple_one':
    'Ce document fait partie du lot <VersionBadge/> et de {{count}} autre lot.',
  'banners.release.navigate-to-edit-description-multiple_other':
    'Ce document fait partie du lot <VersionBadge/> et de {{count}} autres lots.',
  'banners.release.navigate-to-edit-description-single': 'Ce document fait partie du lot <VersionBadge/>',
  'banners.release.not-in-release': 'N’est pas dans le lot <VersionBadge>{{title}}</VersionBadge>.',
  'banners.release.waiting.description': 'Le document est ajouté au lot. Cela prend quelques secondes.',
  'banners.release.waiting.title': 'Ajout du document au lot…',
  'banners.unpublished-release-banner.text':
    'Ce document sera dépublié avec le lot <VersionBadge>{{title}}</VersionBadge>',
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
    'Le document attend qu’elles soient enregistrées. Elles restent dans votre navigateur : gardez cet onglet ouvert pendant que nous réessayons.',
  'document-view.form-view.sync-stalled.title': 'Vos modifications ne s’enregistrent toujours pas',
  'events.open.release': 'Ouvrir le lot <VersionBadge>{{releaseTitle}}</VersionBadge>',
  'incoming-references-pane.no-references': 'Aucun document ne renvoie ici.',
  'menu-items.layout.restore-default': 'Affichage habituel',
  'menu-items.layout.restore-default.disabled-reason': 'C’est déjà l’affichage habituel',
  'menu-items.sort-by.restore-default': 'Tri habituel',
  'menu-items.sort-by.restore-default.disabled-reason': 'C’est déjà le tri habituel',
  'panes.document-list-pane.error.max-retries-attempted':
    'Après {{count}} essais, nous n’essayons plus automatiquement.',
  'panes.document-list-pane.search-ordering.aria-label': 'Changer le tri des résultats',
  'panes.document-list-pane.search-ordering.label': 'Tri : {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Pertinence',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Tri par pertinence',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Ce tri emploie des champs que ce type de document n’a pas',
  'panes.document-operation-results.operation-success_publishVersion': 'La version est publiée',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'La version sera dépubliée avec le lot',
  'panes.document-pane.variant-target.loading': 'Chargement du document…',
  'timeline-item.not-found-release.tooltip': 'Le lot avec l’identifiant « {{releaseId}} » est introuvable',
}
