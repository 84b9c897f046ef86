import { Inspector } from '../e2e/inspector.ts'
import type { Site } from '../e2e/site.ts'

/** Sets the clock of the server's process, as far as JavaScript sees it; time goes on evenly for what does not look at it. */
export async function setClock(site: Site, by: number): Promise<void> {
  const inspector = await Inspector.of(site)
  await inspector.evaluate(`{
    globalThis.RealDate ??= Date
    globalThis.Date = class extends RealDate {
      static now() { return RealDate.now() + ${by} }
      constructor(...of) { of.length === 0 ? super(RealDate.now() + ${by}) : super(...of) }
    }
  }`)
  inspector.close()
}
