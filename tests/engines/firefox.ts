import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callText, type Engine, type EngineKind, end, printed, WINDOW } from './engine.ts'

/**
 * Firefox, by WebDriver BiDi, which it speaks itself: Debian has no geckodriver. With a remote port it sets its preferences
 * for tests, which ask nothing of the network.
 */
export const FIREFOX: EngineKind = { name: 'Firefox ESR', needs: { 'firefox-esr': 'firefox-esr' }, start }

async function start(): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'montage-firefox-'))
  const child = spawn('firefox-esr', ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  })
  const address = await printed(child, child.stderr, /BiDi listening on (ws:\S+)/)
  const { send, close } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  // The first tab never has the focus: its address bar keeps it.
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: WINDOW })
  return {
    name: FIREFOX.name,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    run: async (work, ...args) => {
      const answer = await send('script.evaluate', {
        expression: callText(work, args),
        target: { context },
        awaitPromise: false,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return JSON.parse(answer.result.value)
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    close: async () => {
      close()
      await end(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A connection, over which each command has its answer. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}.`))
  })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(data)
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'))
  }
  let last = 0
  return {
    // biome-ignore lint/suspicious/noExplicitAny: Each command has an answer of its own; the caller knows it.
    send: (method: string, params: object): Promise<any> => {
      last += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise
    },
    close: () => socket.close(),
  }
}
