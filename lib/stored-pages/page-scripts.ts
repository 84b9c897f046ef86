import { EARLY_SCRIPT, LATE } from '#lib/browser/early-script.ts'
import { failedPage } from '#lib/server/failed-page.ts'

/*
 * Only this file edits HTML as text. HTML that does not match these patterns of Next is not changed.
 *
 * Next writes the data of a page as 20 to 80 scripts. With all their hashes, a page's policy would be a header of 5 kB, and
 * nginx with its default buffers answers 502 above about 4 kB. So `joinFlightScripts` makes one script of them.
 *
 * Next loads its script files at once. On a phone they would delay fonts and pictures. So `holdScriptFiles` makes them wait.
 */

/** Adjacent scripts with the data of a page, as Next writes them (server/app-render/use-flight-response.js). */
const FLIGHT_SCRIPTS =
  /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>){2,}/g

/** A script file, as React writes it. */
const SCRIPT_FILE = /<script (src="\/_next\/static\/[^"]*"(?: id="\w+")?) async="">/g

/** The preload of a script file. */
const SCRIPT_PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]*"\/>/g

/** Whether Next could not make a page. */
export const isFailed = (status: number): boolean => status === 500

/** The HTML that visitors get. Next's page for a failure shows no text without scripts, so `failedPage` replaces it. */
export const sentHtml = (status: number, html: string): string =>
  isFailed(status) ? failedPage() : arrangeScripts(html)

/** Joins adjacent data scripts into one, and delays script files until the page is painted. */
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

/** Joins the texts of adjacent calls into one. Next's router reads all texts as one stream, so this changes nothing for it. */
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

/** Changes only pages with the early script, which starts the delayed files. The Studio and its guide do not have it. */
function holdScriptFiles(html: string): string {
  if (!html.includes(EARLY_SCRIPT)) return html
  return html.replace(SCRIPT_PRELOAD, '').replace(SCRIPT_FILE, `<script type="${LATE}" data-$1>`)
}
