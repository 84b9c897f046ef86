const NBSP = '\u00a0'

/** What is written otherwise in the French of Canada, and how. The order counts: quotation marks get their spaces after them. */
const RULES: [wrong: RegExp, right: string][] = [
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
  [/["“„]([^"“”„]*)["”]/gu, '«$1»'],
  [/«[\s\u202f]*/gu, `«${NBSP}`],
  [/[\s\u202f]*»/gu, `${NBSP}»`],
  [/\$\s?(\d{1,3}(?:[,\s\u202f]\d{3})+(?:[.,]\d+)?|\d+(?:[.,]\d+)?)/gu, `$1${NBSP}$`],
  // 1,234 is English for 1 234.
  [/(?<=\d),(?=\d{3}(?!\d))/g, NBSP],
  [/(?<=\d)[ \u202f](?=\d{3}(?!\d))/g, NBSP],
  // 4.5 is English for 4,5. Two points are a date or a version.
  [/(?<![\d.])(\d+)\.(\d{1,2})(?=[\s\u00a0]*[$%]|\s(?:h|heures?|km|m|kW)\b)/g, '$1,$2'],
  [/(?<=[\d)])[ \u202f]?(?=[%$](?!\p{L}))/gu, NBSP],
  // No space before a colon in an address or a time: what follows must be a space or the end.
  [/(?<=[\p{L}\d»)])[ \u202f]?:(?=\s|$)/gu, `${NBSP}:`],
  // After a tag.
  [/^[ \u202f](?=[:%$](?:\s|$))/gu, NBSP],
  [/[\s\u202f]+(?=[;!?])/gu, ''],
  [/(?<=\d) (?=(?:h|min|s|km|m|cm|kW|kWh|W|V|A|kg|lb|pi|po|pi²|m²)(?![\p{L}’-]))/gu, NBSP],
  [/(?<=\d)[ \u00a0]?h[ \u00a0]?(?=\d\d(?!\d))/gu, `${NBSP}h${NBSP}`],
  [
    /(?<=\d) (?=(?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?|pouces?|pieds?|mètres?|ampères?|volts?|étoiles?|dollars?)(?![\p{L}’-]))/gu,
    NBSP,
  ],
]

/** A text by the typography of the Office québécois de la langue française. Tags of XML stay as they are. */
export function quebecTypography(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : RULES.reduce((made, [wrong, right]) => made.replace(wrong, right), part),
    )
    .join('')
}
