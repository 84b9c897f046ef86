import { EARLY_SCRIPT, LATE } from '#lib/browser/early-script.ts'

/*
 * The one place where HTML is edited as text. What does not look exactly as Next writes it stays as it is.
 *
 * Next writes the data of a page as 20 to 80 scripts. The hashes of all of them in a Content-Security-Policy would make a
 * header of up to 5 kB, and nginx with its default buffers answers 502 above about 4 kB.
 *
 * Next loads its script files at once, beside the style sheet, the fonts and the largest picture. On a phone these wait for
 * them.
 */

/** Neighbouring scripts that hand a page its data (Next: server/app-render/use-flight-response.js), as Next writes them. */
const FLIGHT_SCRIPTS =
  /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>){2,}/g

/** A file of scripts, as React writes it. */
const SCRIPT_FILE = /<script (src="\/_next\/static\/[^"]*"(?: id="\w+")?) async="">/g

/** One that React wants to have early. */
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]*"\/>/g

/** The HTML of a page with neighbouring flight scripts as one script, and with script files that start after it is painted. */
export function arrangeScripts(html: string): string {
  return holdScriptFiles(joinFlightScripts(html))
}

const BETWEEN = '</script><script>'
const TEXT = 'self.__next_f.push([1,"'
const TEXT_END = '"])'

function joinFlightScripts(html: string): string {
  return html.replace(FLIGHT_SCRIPTS, (scripts) => {
    const calls = scripts.slice('<script>'.length, -'</script>'.length).split(BETWEEN)
    return `<script>${joinCalls(calls).join(';')}</script>`
  })
}

/** The router reads texts as one stream, so neighbours are made one text. */
function joinCalls(calls: string[]): string[] {
  const joined: string[] = []
  let text = ''
  const endText = () => {
    if (text !== '') joined.push(TEXT + text + TEXT_END)
    text = ''
  }
  for (const call of calls) {
    if (call.startsWith(TEXT) && call.endsWith(TEXT_END)) {
      text += call.slice(TEXT.length, -TEXT_END.length)
    } else {
      endText()
      joined.push(call)
    }
  }
  endText()
  return joined
}

/** Without the early script nothing would start them: the Studio and its guide have none. */
function holdScriptFiles(html: string): string {
  if (!html.includes(EARLY_SCRIPT)) return html
  return html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_FILE, `<script type="${LATE}" data-$1>`)
}
