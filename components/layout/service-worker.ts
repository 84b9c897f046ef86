import type { KeepMessage } from '#lib/browser/kept-pages.ts'

/**
 * Registers the service worker after the page has loaded, and asks it to keep every visited page, also pages that the router
 * shows without loading them. Without a worker the site works the same, online. Returns a function that cancels the request.
 */
export function keepForOffline(pathname: string): (() => void) | undefined {
  if (!('serviceWorker' in navigator)) return
  const keep = () => void keepPage(pathname)
  if (document.readyState === 'complete') keep()
  else window.addEventListener('load', keep, { once: true })
  return () => window.removeEventListener('load', keep)
}

async function keepPage(pathname: string) {
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // The visitor is on another page by now, and that page sends its own message.
    if (location.pathname !== pathname) return
    const page = isFromWorker(location.href) ? null : location.href
    const message: KeepMessage = { type: 'keep', page, assets: loadedAssets() }
    active?.postMessage(message)
  } catch (error) {
    console.info('Pages cannot be kept for reading offline:', error)
  }
}

/** Whether the worker itself loaded this address when the page was opened. Then the page is in the worker's cache already. */
function isFromWorker(address: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return Boolean(loaded?.workerStart) && withoutHash(loaded?.name) === withoutHash(address)
}

const withoutHash = (address?: string) => address?.split('#')[0]

function loadedAssets(): string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => name)
  return addresses.filter((address) => address.startsWith(`${location.origin}/_next/static/`))
}
