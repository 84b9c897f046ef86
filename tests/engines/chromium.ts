import type { Page } from '@playwright/test'
import { callText, type Engine } from './engine.ts'

/** A page of Playwright's Chromium, for the journeys that all engines take. */
export function chromiumEngine(page: Page): Engine {
  return {
    name: 'Chromium',
    open: async (url) => {
      await page.goto(url)
    },
    run: async (work, ...args) => JSON.parse(await page.evaluate(callText(work, args))),
    perform: async (actions) => {
      for (const action of actions.flatMap((device) => device.actions)) await act(page, action)
    },
    close: () => page.close(),
  }
}

async function act({ mouse, keyboard }: Page, action: object): Promise<void> {
  const {
    type,
    x = 0,
    y = 0,
    value = '',
  } = action as { type: string; x?: number; y?: number; value?: string }
  if (type === 'pointerMove') await mouse.move(x, y)
  else if (type === 'pointerDown') await mouse.down()
  else if (type === 'pointerUp') await mouse.up()
  else if (type === 'keyDown') await keyboard.insertText(value)
}
