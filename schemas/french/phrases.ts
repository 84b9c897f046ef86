/** What stands in lists for something that is missing, and the little words around what is there. */
export const PHRASES: Record<string, string> = {
  'No text yet': 'Pas encore de texte',
  'No name yet': 'Pas encore de nom',
  'No title yet': 'Pas encore de titre',
  'No question yet': 'Pas encore de question',
  'No page yet': 'Pas encore de page',
  'No place yet': 'Pas encore d’emplacement',
  'French is missing': 'Français manquant',
  '%1 of 5': '%1 sur 5',
  'Figures: %1': 'Chiffres : %1',
  'Menu: %1': 'Menu : %1',
}
