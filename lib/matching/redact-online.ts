import { type SearchedText, type Span, spansOf } from './searched-text.ts'

const TLD = '(?:com|ca|net|org|info|biz|io|co|fr|qc\\.ca|quebec|xyz|me|app|shop|store|edu|gov|us|uk|eu)'
const SURE_TLD = '(?:com|ca|net|org|biz|quebec|xyz)'
const ANY_TLD = '(?:info|io|co|me|app|ly|tv|shop|store|online|site|live|dev|fr|eu|uk|us|de|link|gl|gg|be|ee)'
const PROVIDER =
  '(?:gmail|hotmail|outlook|yahoo|icloud|protonmail|proton|sympatico|videotron|live|msn|aol|bell|rogers|shaw|telus)'
const SURE_PROVIDER = '(?:g[\\s-]?mail|hot[\\s-]?mail|outlook|yahoo|icloud|protonmail|sympatico)'

const AT =
  '(?:\\s*[[({<]\\s*(?:at|arobase|arobas|a|@)\\s*[\\])}>]\\s*|\\s+(?:at|arobase|arobas|a commercial|at[\\s-]sign|signe arobase)\\s+|\\s?@+\\s?)'
const DOT = '(?:\\.|\\s\\.\\s|\\s*[[({<]\\s*(?:dot|point|\\.)\\s*[\\])}>]\\s*|\\s+(?:dot|point|period)\\s+)'
const LOCAL = `(?<![a-z0-9_+.-])[a-z0-9_+-]+(?:(?:${DOT}|\\s+(?:underscore|tiret|dash|souligne)\\s+)[a-z0-9_+-]+){0,6}`
const END = '(?![a-z0-9])'

const EMAILS = [
  /(?<![^\s@<>()[\],;:"])[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"]+\.[^\s@<>()[\],;:"]*[a-z0-9]/g,
  // Without a domain's end, too: `jean@gmail`.
  /(?<![\w.+-])[a-z0-9][\w.+-]*@[a-z][\w-]+/g,
  new RegExp(`${LOCAL}${AT}[a-z0-9-]+(?:${DOT}[a-z0-9-]+){0,3}?${DOT}${TLD}${END}`, 'g'),
  new RegExp(`${LOCAL}${AT}${SURE_PROVIDER}(?:(?:${DOT}|\\s)${TLD})?${END}`, 'g'),
  new RegExp(
    `${LOCAL}\\s+(?:a|chez)\\s+${PROVIDER}${DOT}${TLD}${END}|${LOCAL}\\s+chez\\s+${SURE_PROVIDER}${END}`,
    'g',
  ),
  new RegExp(`(?<![\\w.+-])[\\w.+-]+\\s+${SURE_PROVIDER}(?:${DOT}|\\s)(?:com|ca|fr)${END}`, 'g'),
  new RegExp(
    `(?<![\\w.+-])(?=[a-z_.+-]*\\d)[\\w.+-]+\\s+${SURE_PROVIDER}${END}|${SURE_PROVIDER}\\s?[:=]\\s?[\\w.+-]{3,}`,
    'g',
  ),
]

/** `jean-at-gmail-dot-com` */
const HYPHENATED_EMAIL =
  /(?<![a-z0-9._-])[a-z0-9._-]+[-_](?:at|arobase)[-_][a-z0-9-]+[-_](?:dot|point)[-_][a-z]{2,6}(?![a-z0-9])/g

/** Single letters: `j e a n @ g m a i l . c o m`. */
const SPACED_EMAIL = /(?<![a-z0-9])(?:[a-z0-9._-]\s){2,}@(?:\s[a-z0-9.](?![a-z0-9]))+/g

const LABELS = '(?<![a-z0-9@.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+'

const LINKS = [
  /(?:https?|ftp):\s?\/\/\s?\S+|(?<![a-z0-9])www\s?\.\s?\S+/g,
  new RegExp(`${LABELS}${ANY_TLD}\\/\\S+`, 'g'),
  /(?<![a-z0-9-])[a-z0-9-]{2,}(?:\s\.\s?|\.\s)com(?![a-z0-9'])/g,
]
/** A sentence may end without a space behind it: `fait.Ça presse`. An end of an address is in small letters or in capitals. */
const DOMAIN = new RegExp(`${LABELS}(${SURE_TLD})(?![a-z0-9-])(?::\\d+)?(?:[/?#]\\S*)?`, 'dg')
const SAID_DOMAIN = new RegExp(
  `(?<![a-z0-9-])[a-z0-9-]{3,}(?:\\s+(?:dot|point)\\s+|\\s?[[({](?:dot|point|\\.)[\\])}]\\s?)(com|ca|net|org)${END}`,
  'dg',
)

const NETWORK =
  '(?:instagram|insta|facebook|fb|messenger|snapchat|snap|tiktok|telegram|whatsapp|wechat|discord|twitter|linkedin|skype|viber|ig)'
const ACCOUNT = '@?[a-z0-9][\\w.-]*[a-z0-9_]'
const NO_ACCOUNT = '(?:how|the|where|why|not|down|on|my|a|un|une|le|la|ou|comment|pas|yes|no|oui|non)'

const HANDLES = [
  /(?<![\w.@])@[a-z_][\w.]*\w/g,
  new RegExp(
    `(?<![a-z0-9])${NETWORK}\\s?(?:[:=@]|->)\\s?(?!${NO_ACCOUNT}\\b)${ACCOUNT}(?:\\s[a-z]+(?=\\s?(?:$|[.,;!?\\n])))?`,
    'g',
  ),
  new RegExp(
    `(?<![a-z0-9])${NETWORK}\\s(?:is|est|c'est|id|handle|account|compte|user|username|pseudo|name|nom|me at|moi a)\\s(?:is\\s|est\\s|:\\s?)?(?!${NO_ACCOUNT}\\b)${ACCOUNT}`,
    'g',
  ),
  // Without a word between: only what no word looks like.
  new RegExp(`(?<![a-z0-9])${NETWORK}\\s[a-z0-9]*(?:[a-z][_.\\d]|\\d[_.a-z]|_)[\\w.]*\\w`, 'g'),
  new RegExp(
    `(?<![\\w.])(?=[a-z_.]*[\\d_.][a-z0-9])[a-z0-9][\\w.]{2,}\\s(?:on|sur)\\s(?:my\\s|mon\\s)?${NETWORK}${END}`,
    'g',
  ),
  new RegExp(
    `(?<![a-z0-9])${NETWORK}\\s(?:as|under|sous(?: le nom(?: de)?)?)\\s(?!${NO_ACCOUNT}\\b)${ACCOUNT}`,
    'g',
  ),
  /(?<![a-z0-9])(?:arobase|arobas|at sign)\s[a-z][\w.]{2,}/g,
]

/** E-mail addresses, links and the accounts of social networks, as they are written or spelled. */
export function onlineContactsIn(text: SearchedText): Span[] {
  const endsInOneCase = ({ indices }: RegExpExecArray) => {
    const end = text.written.slice(...(indices?.[1] ?? [0, 0]))
    return /^(?:[a-z]+|[A-Z]+)$/.test(end)
  }
  return [
    ...spansOf('email', SPACED_EMAIL, text),
    ...spansOf('email', HYPHENATED_EMAIL, text),
    ...EMAILS.flatMap((pattern) => spansOf('email', pattern, text)),
    ...LINKS.flatMap((pattern) => spansOf('link', pattern, text)),
    ...spansOf('link', DOMAIN, text, endsInOneCase),
    ...spansOf('link', SAID_DOMAIN, text, endsInOneCase),
    ...HANDLES.flatMap((pattern) => spansOf('handle', pattern, text)),
  ]
}
