import type { Language } from '#lib/i18n/languages.ts'

/** What people look for: with typing errors, in both languages, with cities, by words of the features. */
export const SEARCH_QUERIES: Record<Language, string[]> = {
  en: [
    // Findings of customers: in the panel there were results, in the catalogue none.
    ...['tv installation', 'toronto', 'wifi', 'home theater', 'ev charger halifax', 'install tv'],
    ...['tv mountng', 'wall mount tv', 'theater', 'air conditioning', 'ac', 'ev'],
    // Typing errors.
    ...['furnance', 'celing fan', 'aplliance', 'securty camera', 'garge door', 'vancover', 'plumbng'],
    // Cities.
    ...['tv mounting in toronto', 'montreal', 'st johns', 'quebec', 'roof near calgary', 'ottawa deck'],
    ...['Iqaluit', 'ceiling fans Yellowknife', 'ON'],
    // Words of the features, the keywords and the categories.
    ...['cables hidden', 'stud', 'permit', 'brick', 'cctv', 'ikea', 'spa', 'no heat', 'leaking tap'],
    ...['plumbing', 'smart home', 'gas'],
    // The other language.
    ...['thermopompe', 'électroménagers', 'télé au mur à Montréal'],
  ],
  fr: [
    ...['téléviseur', 'televiseur', 'télé', 'tv', 'borne de recharge', 'thermopo', 'ventilateur'],
    ...['télévisuer', 'chauffe-eua', 'montréal', 'Québec', 'toiture à Calgary'],
    ...['installation de téléviseur à Toronto', 'porte de garage près d’Ottawa', 'robinet qui fuit'],
    ...['plomberie', 'gaz', 'cinéma maison', 'heat pump', 'barre d’appui', 'spa Laval'],
  ],
}
