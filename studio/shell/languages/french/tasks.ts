/** Texts that the official package has in the French of France. */
export default {
  'dialog.remove-task.body': 'Une tâche supprimée ne revient pas.',
  'dialog.remove-task.title': 'Supprimer cette tâche?',
}
