import { Inspector } from '../e2e/inspector.ts'
import type { OwnSite } from '../e2e/site.ts'

/**
 * Sets the clock of the process that publishes what is due, as far as JavaScript sees it; time goes on evenly for what does not
 * look at it.
 */
export async function setClock(site: OwnSite, by: number): Promise<void> {
  if (site.setLakeClock) return site.setLakeClock(by)
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
