/** Texts that the official package has in English, or in the French of France. */
export default {
  'delete-comment.title': 'Supprimer ce commentaire?',
  'delete-thread.title': 'Supprimer ce fil de commentaires?',
  'discard.header': 'Abandonner le commentaire?',
  'discard.text': 'Voulez-vous abandonner ce commentaire?',
  'discard.button-confirm': 'Abandonner',
  'feature-name': 'Commentaires',
  'list-item.layout-context': 'à propos de <IntentLink>{{title}}</IntentLink>',
}
