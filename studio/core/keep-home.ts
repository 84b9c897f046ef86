import { SANITY_VERSION } from 'sanity'

/**
 * Stops what the Studio would ask of Sanity's own servers and has no switch for: whether there is a newer version, whether
 * its feedback form is up, a socket for presence. Run once in the browser, before the Studio renders.
 */
export function keepRequestsHome(): void {
  keepFetchHome()
  keepSocketsHome()
  // The notice about old HTTP is about one connection per listener; ours share one. The Studio keeps its "not now" here.
  sessionStorage.setItem('sanity-studio.network.check.snooze', new Date().toISOString())
}

const SANITY_HOSTS = /(^|\.)(sanity\.io|sanity-cdn\.com|sanity\.work)$/

function keepFetchHome() {
  const send = window.fetch
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (!SANITY_HOSTS.test(url.hostname)) return send(input, init)
    // To the version check this says "up to date", to everything else "not available".
    const isVersionCheck = url.pathname.includes('/modules/')
    return Promise.resolve(
      isVersionCheck
        ? Response.json({ packageVersion: SANITY_VERSION, latest: SANITY_VERSION })
        : new Response(null, { status: 404 }),
    )
  }
}

/** A socket that never gets past connecting, which the Studio waits for without complaint. */
class SilentSocket extends EventTarget {
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly readyState = 0
  send() {}
  close() {}
}

function keepSocketsHome() {
  window.WebSocket = new Proxy(window.WebSocket, {
    construct: (target, [url, protocols]: ConstructorParameters<typeof WebSocket>) =>
      /\/api\/lake\/v[^/]+\/socket\//.test(String(url)) ? new SilentSocket() : new target(url, protocols),
  })
}
