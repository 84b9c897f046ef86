const NO_BREAK = '[\\u00a0\\u202f]'

/** Words and turns a reader in Québec takes for English, as patterns, and what is said instead. */
const ANGLICISMS: [wrong: string, right: string][] = [
  ['cédul\\p{L}*', '« planifier », « horaire »'],
  ['cancell\\p{L}*', '« annuler »'],
  ['book(?:er|ez|é|ée|és|ées)', '« réserver »'],
  ['e-?mails?', '« courriel »'],
  ['week-?ends?', '« fin de semaine »'],
  ['parkings?', '« stationnement »'],
  ['condos?', '« copropriété »'],
  ['breakers?', '« disjoncteur »'],
  ['switch(?:es)?', '« interrupteur »'],
  ['drywall|gyproc|sheetrock', '« gypse »'],
  ['(?:les? plus |sont |est |très )en demande|^en demande', '« populaire », « recherché »'],
  ['paiement (?:n’est |ne sera |sera |est )?pris', '« exigé »'],
  ['(?:heures?|jours?) d’avis', '« de préavis »'],
  ['prévoyez être', '« prévoyez d’être »'],
  ['permis(?: et inspections?)? compris', '« permis pris en charge »: le prix du permis est à part'],
  ['24/7', '« jour et nuit, 7 jours sur 7 »'],
  ['sans charge|aucune charge', '« sans frais »'],
  ['basée?s? sur', '« fondé sur », « selon »'],
  ['fai(?:t|re|sait) du sens', '« avoir du sens »'],
  ['adresser (?:un|le|ce) problème', '« régler »'],
  ['sauver (?:du temps|de l’argent)', '« gagner », « économiser »'],
  ['rencontrer (?:les|le|vos|nos) (?:exigences|délais?|normes|codes?)', '« satisfaire », « respecter »'],
  ['complét(?:er|ez) (?:un|le|ce) formulaire', '« remplir »'],
  ['support technique|notre support', '« soutien », « assistance »'],
  ['à date', '« à jour », « jusqu’ici »'],
  ['définitivement', '« certainement »'],
  ['dépendamment de', '« selon »'],
  ['incluant', '« y compris », « compris »'],
  ['optionnel(?:le)?s?', '« facultatif », « en option »'],
  ['installation de domotique', '« installation domotique »'],
  ['kits?', '« ensemble », « trousse »'],
  ['items?', '« article », « point »'],
  ['en opération', '« en marche », « en service »'],
  ['(?<!donner |donné |faire )suite à', '« à la suite de », « après »'],
  ['par après', '« ensuite », « par la suite »'],
  ['versus', '« contre », « par rapport à »'],
  ['charger (?:pour|des frais)', '« facturer »'],
  ['appliquer pour|appliquer sur un poste', '« demander », « poser sa candidature »'],
  ['tomber en amour', '« tomber amoureux »'],
  ['à l’effet que', '« selon lequel »'],
  ['en termes de', '« pour ce qui est de »'],
  ['(?:prêts?|disponibles?) quand vous l’êtes|dès que vous êtes prêts?', '« quand vous voulez »'],
  ['dans (?:leurs|vos|ses|nos) (?:propres )?mots', '« à votre façon », « ce qu’ils en disent »'],
  ['prendre (?:un|le) permis|permis est pris|prend un permis', '« demander », « obtenir » un permis'],
  ['varient? par (?:ville|province|service)', '« varier selon »'],
]

/** A second name for a thing that has one, and words that tell a customer nothing, as patterns, and what is said instead. */
const OTHER_TERMS: [wrong: string, right: string][] = [
  ['permis de construire', '« permis de construction »'],
  ['filage', '« câblage »'],
  ['licence requise', '« licence exigée »'],
  ['(?:la|une|de|en) strata', '« copropriété (strata) »'],
  ['(?:la|une|cette) plage(?! horaire| de )', '« plage horaire »'],
  ['réclamations? de garantie', '« réclamation sous garantie »'],
  ['garantie de main-d’œuvre', '« garantie sur la main-d’œuvre »'],
  ['comptoirs? des permis', '« règles sur les permis »'],
  ['(?:six|les|une) allées? (?:pour commencer|voisines?)|choisi\\p{L}* une allée', '« catégorie »'],
  ['dedans, branché, dehors', '« maison, techno et extérieur »'],
  ['^pas (?:trouvé|dans|sur) .*\\?', 'une phrase entière'],
]

/** What is wrong, and how it is recognised (docs/product.md, French conventions). */
const RULES: { problem: string; pattern: RegExp }[] = [
  {
    problem: 'needs a no-break space before : % or $',
    // M$ and G$ are one symbol.
    pattern: new RegExp(`(?<!${NO_BREAK}|${NO_BREAK}[MG])[%$]|(?<!${NO_BREAK})(?<!\\d):(?![\\d/])`, 'u'),
  },
  { problem: 'has the dollar sign before the amount; French writes 100 $', pattern: /\$\s?\d/u },
  { problem: 'needs a no-break space between the digits of a number', pattern: /\d \d{3}(?!\d)/u },
  {
    problem: 'needs a no-break space beside a unit',
    pattern:
      /\d (?:h|min|s|[kM]?Wh?|V|A|dB|[kMG]?Hz|[cmk]?m[²³]?|p[io][²³]?|k?g|lb|m?L|°[CF]|HP|[kM]?Pa|[GMT]o)(?![\p{L}’'-])|(?<=\d[\u00a0\u202f])h \d/u,
  },
  {
    problem: 'needs a no-break space between a figure and what it counts',
    pattern:
      /\d (?:secondes?|minutes?|heures?|jours?|journées?|semaines?|mois|ans?|années?|pouces?|pieds?|mètres?|degrés?|watts?|ampères?|volts?|litres?|étoiles?|millions?|dollars?)(?![\p{L}’'-])/u,
  },
  { problem: 'needs no-break spaces around the "à" of a range', pattern: /\d à[ \u00a0]\d|\d\u00a0à \d/u },
  { problem: 'has a space before ; ! or ?', pattern: /[ \u00a0][;!?]/u },
  {
    problem: 'needs no-break spaces inside « »',
    pattern: new RegExp(`«(?!${NO_BREAK})|(?<!${NO_BREAK})»`, 'u'),
  },
  { problem: 'has straight or English quotation marks; write « »', pattern: /["“”]/u },
  { problem: 'uses "cotation"; write "soumission"', pattern: /\bcotations?\b/iu },
  {
    problem: 'uses "un estimé"; write "une estimation"',
    pattern: /(?<!\p{L})(un |l['’]|des |les |cet )estimés?(?!\p{L})/iu,
  },
  { problem: 'has a "+" before what it counts; write "plus de"', pattern: /\d\+[ \u00a0]\p{Ll}/u },
  ...forbidden('has an anglicism', ANGLICISMS),
  ...forbidden('has another term', OTHER_TERMS),
]

function forbidden(what: string, words: [wrong: string, right: string][]) {
  return words.map(([wrong, right]) => ({
    problem: `${what}; write ${right}`,
    pattern: new RegExp(`(?<![\\p{L}’'-])(?:${wrong})(?![\\p{L}’'-])`, 'iu'),
  }))
}

/** What breaks the conventions of Canadian French in a text, in words for its author. */
export function frenchProblems(text: string): string[] {
  return RULES.filter(({ pattern }) => pattern.test(text)).map(({ problem }) => problem)
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join()
}

/** Whether two languages of a text would be filled in with different things. */
export function placeholdersDiffer(english: string, french: string): boolean {
  return placeholders(english) !== placeholders(french)
}
