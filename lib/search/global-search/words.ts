/**
 * Words without meaning for the search: articles, question words, politeness and times, in both languages, because a visitor may
 * type French on the English page. A word that is a thing in the other language is not among them (`son`, `car`).
 */
const EMPTY_WORDS = listed(
  'a an the and of or for to my our your me i m im ill id we us you it its is are was were be been am do does did don dont t s ' +
    'that this these there them they some any another all everywhere who what which how much many when where why ' +
    'can could would should will may might want wants wanted need needs needed like looking look find get got have has had just ' +
    'please pls thanks thank hi hello hey help someone somebody anyone person people guy guys good best cheap affordable ' +
    'cost costs price prices pricing quote quotes estimate rate worth it again together still really very also too as than then so ' +
    'today tonight tomorrow morning evening afternoon night last week weekend month before soon now asap monday tuesday wednesday ' +
    'thursday friday saturday sunday december me working broke work works wont cant doesnt isnt not keeps keep vs versus',
  'd de des du l la le les un une et ou mon ma mes ton notre nos votre vos leur ce cet cette ces c ca j je tu il elle on nous vous ils ' +
    'm n qu y s se me te que qui quoi quel quelle quels quelles est sont etes suis ai as avons avez ont fait faire fais font etre avoir ' +
    'comment combien pourquoi quand coute couter cout prix peut peux pouvez pourriez veut veux voudrais voulez aimerais aimerait faut ' +
    'besoin cherche cherchons cherchez trouver trouve quelqu quelque aide aidez svp stp plait bonjour allo salut merci si ' +
    'soumission estimation estime demain aujourd hui matin soir nuit semaine mois avant apres depuis bientot lundi mardi mercredi jeudi ' +
    'vendredi samedi dimanche tres bien bon bonne aussi encore toujours ne pas marche marchent partout venir viens viennent ' +
    'vient acheter',
)

/** Words that many services could have. They raise the score, but a result need not contain them. */
const COMMON_WORDS = listed(
  'install installs installed installation installations instalation installer installers installing service services replace ' +
    'replaced replacing replacement change changing new old remove removing removal ' +
    'set setup put hook up upgrade company contractor contractors technician pro pros handyman job',
  'installateur installateurs installe installez pose poses poser remplacer remplacement remplace refaire changer ' +
    'change changement mettre neuf neuve neufs neuves nouveau nouvelle nouveaux vieux vieille enlever entrepreneur ' +
    'technicien entretien travaux',
)

/** Words that ask for a repair. As common words, they only raise the score. */
const REPAIR_WORDS = listed(
  'repair repairs repairing fix fixing fixed broken',
  'reparer reparation repare brise brisee',
)

/** Words after which a sentence says where or what for: `a tv on brick`. Words behind them count half. */
const BESIDES = listed(
  'on in at over above under with without for near from around along after against into through upstairs downstairs',
  'sur dans sous avec sans pour au aux chez pres autour entre contre devant derriere vers',
)

/** Words between a service and a city: 'in', 'near', and in French « à », « près de », « près d’ ». */
export const CONNECTORS = listed('in near at around', 'a pres de d vers dans')

/** Between two jobs, as `,` and `+`. */
export const BETWEEN_JOBS = listed('and plus', 'et puis')

/** Numbers as words. A word that names a service is no number: a French `four` is an oven. */
const NUMBERS = new Map(
  [
    'two three four five six seven eight nine ten eleven twelve',
    'deux trois quatre cinq six sept huit neuf dix onze douze',
  ].flatMap((all) => all.split(' ').map((word, place) => [word, place + 2] as const)),
)

/** A number before one of these is a size, an age or a price. */
const UNITS = listed(
  'inch inches in ft foot feet sq square amp amps ampere amperes volt volts v w watt watts gallon gallons litre litres ton tons btu ' +
    'storey story stories floor year years yr month months week weeks day days hour hours minutes k km lb lbs pound percent dollars by',
  'pouce pouces po pi pied pieds pc carre carres metres m cm mm kg tonne tonnes etage etages an ans jours heures piasses',
)

function listed(...lists: string[]): Set<string> {
  return new Set(lists.join(' ').split(' '))
}

/** Whether a word has a meaning for the search. */
export const isMeant = (word: string): boolean => !EMPTY_WORDS.has(word)
export const isRepair = (word: string): boolean => REPAIR_WORDS.has(word)
export const isCommon = (word: string): boolean => COMMON_WORDS.has(word) || isRepair(word)
export const isBeside = (word: string): boolean => BESIDES.has(word)
export const isUnit = (word: string): boolean => UNITS.has(word)

/** The number that a word stands for, as `3` or `three`; `null` for other words. */
export function numberOf(word: string): number | null {
  return /^\d{1,4}$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? null)
}

/**
 * Separates the words that a result must contain from words that only raise its score. If a query has only words without
 * meaning, all of them are required.
 */
export function weigh(words: readonly string[]): { required: string[]; optional: string[] } {
  const meant = words.filter(isMeant)
  const required = meant.filter((word) => !isCommon(word))
  if (required.length > 0) return { required, optional: meant.filter(isCommon) }
  return { required: meant.length > 0 ? meant : [...words], optional: [] }
}

/** Whether one of the words has a meaning and is not a common word such as `installation`. */
export function areTelling(words: readonly string[]): boolean {
  return words.some((word) => isMeant(word) && !isCommon(word))
}
