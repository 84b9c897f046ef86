/** Only what is shown without releases: drafts and who else is here. */
export default {
  'discard-version-dialog.description-draft':
    'Toutes les modifications de ce document seront supprimées pour toujours.',
  'discard-version-dialog.header-draft': 'Abandonner le brouillon?',
  'discard-version-dialog.title-draft': 'Abandonner le brouillon',
  'diff.no-changes': 'Aucune modification',
  'diff.list-empty': 'La liste des modifications est vide, voyez le document',
  'document-validation.error_one': '{{count}} erreur',
  'document-validation.error_other': '{{count}} erreurs',
  'document-validation.valid': 'Aucune erreur',
  'permissions.error.discard-version': 'Vous n’avez pas la permission d’abandonner cette version',
  'presence.tooltip.one-without-release': '{{displayName}} modifie ce document en ce moment',
  'presence.tooltip.other': '{{count}} personnes modifient ce document en ce moment',
  'release-placeholder.title': 'Sans titre',
}
