import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { freePort } from '../free-port.ts'
import { callText, type Engine, type EngineKind, end, printed, WINDOW } from './engine.ts'

/** WebKitGTK, Safari's engine, by W3C WebDriver, on a screen that nobody sees. */
export const WEBKIT: EngineKind = {
  name: 'WebKitGTK',
  needs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
  start,
}

async function start(): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'montage-webkit-'))
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await printed(screen, screen.stdio[3] as Readable, /(\d+)\n/)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, HOME: home, XDG_RUNTIME_DIR: home },
  })
  const driverAddress = `http://127.0.0.1:${port}`
  await untilListening(driverAddress)
  const { sessionId } = await send('POST', `${driverAddress}/session`, { capabilities: {} })
  const session = `${driverAddress}/session/${sessionId}`
  await send('POST', `${session}/window/rect`, WINDOW)
  return {
    name: WEBKIT.name,
    open: (url) => send('POST', `${session}/url`, { url }),
    run: async (work, ...args) => {
      const script = `return ${callText(work, args)}`
      return JSON.parse(await send('POST', `${session}/execute/sync`, { script, args: [] }))
    },
    perform: (actions) => send('POST', `${session}/actions`, { actions }),
    close: async () => {
      await send('DELETE', session)
      await end(driver)
      await end(screen)
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function untilListening(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const isListening = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    )
    if (isListening) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}

// biome-ignore lint/suspicious/noExplicitAny: Each command has an answer of its own; the caller knows it.
async function send(method: string, address: string, body?: object): Promise<any> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
