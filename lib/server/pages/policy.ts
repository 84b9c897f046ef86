import { hash } from 'node:crypto'

/*
 * The Content-Security-Policy of a page. It names the hash of each inline script, so that no other can run. Next writes
 * the data of a page as 20 to 80 scripts, which are joined first: their hashes would make a header of up to 5 kB, and
 * nginx with its default buffers answers 502 above about 4 kB.
 */

/** Neighbouring scripts that hand a page its data (Next: server/app-render/use-flight-response.js), as Next writes them. */
const FLIGHT_SCRIPTS =
  /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>){2,}/g

/** The HTML with neighbouring flight scripts made one script. What does not look like one of them stays as it is. */
export function joinFlightScripts(html: string): string {
  return html.replace(FLIGHT_SCRIPTS, (scripts) => scripts.replaceAll('</script><script>', ';'))
}

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gi

/** Scripts in a file, and data, which never runs. */
const NEEDS_NO_HASH = /\ssrc=|\stype="application\/(?:ld\+)?json"/i

/** The policy for a page: scripts of this site, and the inline scripts that the HTML has now. */
export function policyFor(html: string): string {
  const inline = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => !NEEDS_NO_HASH.test(attributes))
  const hashes = new Set(inline.map(([, , code = '']) => `'sha256-${hash('sha256', code, 'base64')}'`))
  return `script-src ${["'self'", ...hashes].join(' ')}; object-src 'none'; base-uri 'none'`
}
