/*
 * Next writes the data of a page as 20 to 80 scripts. The hashes of all of them in a Content-Security-Policy would make a
 * header of up to 5 kB, and nginx with its default buffers answers 502 above about 4 kB.
 */

/** Neighbouring scripts that hand a page its data (Next: server/app-render/use-flight-response.js), as Next writes them. */
const FLIGHT_SCRIPTS =
  /(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\(\[[^<]*\]\)<\/script>){2,}/g

/** The HTML with neighbouring flight scripts made one script. What does not look like one of them stays as it is. */
export function joinFlightScripts(html: string): string {
  return html.replace(FLIGHT_SCRIPTS, (scripts) => scripts.replaceAll('</script><script>', ';'))
}
