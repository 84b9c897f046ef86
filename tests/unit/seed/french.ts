const NO_BREAK = '[\\u00a0\\u202f]'

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
  { problem: 'uses "céduler"; write "planifier"', pattern: /\bcédul/iu },
]

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
