import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { startLake } from './server.ts'

/** Small to look at, and minutes of work at 4000 pixels. */
const filters = Array.from(
  { length: 40 },
  (_, index) =>
    `<feTurbulence baseFrequency="0.0${index + 1}" numOctaves="50"/><feMorphology operator="dilate" radius="99"/>`,
).join('')
const ENDLESS = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><filter id="f" x="0" y="0" width="1" height="1">${filters}</filter><rect width="40" height="40" filter="url(#f)"/></svg>`
const PLAIN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>'

it('a drawing that never ends is ended, and keeps no photo waiting', async () => {
  const t = await startLake()
  onTestFinished(() => t.close())
  const upload = async (bytes: Uint8Array<ArrayBuffer> | string) => {
    const response = await t.call('v1/assets/images/production', { method: 'POST', body: bytes })
    return { status: response.status, url: (await response.json()).document?.url as string | undefined }
  }
  const photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const [endless, plain, red] = [
    await upload(ENDLESS),
    await upload(PLAIN),
    await upload(new Uint8Array(photo)),
  ]
  const get = (url: string | undefined, query: string) => fetch(`${new URL(url ?? '', t.url)}?${query}`)
  expect([endless.status, plain.status, red.status]).toEqual([200, 200, 200])
  const started = performance.now()
  const drawing = get(endless.url, 'w=4000&fm=png')
  const times: number[] = []
  for (let width = 100; width <= 800; width *= 2) {
    const asked = performance.now()
    expect((await get(red.url, `w=${width}&fm=webp`)).status).toBe(200)
    times.push(Math.round(performance.now() - asked))
  }
  expect((await drawing).status).toBe(400)
  const ended = Math.round(performance.now() - started)
  const again = performance.now()
  expect((await get(endless.url, 'w=3200&fm=png')).status).toBe(400)
  expect(performance.now() - again).toBeLessThan(1_000)
  expect((await get(plain.url, 'w=80&fm=png')).status).toBe(200)
  console.log(`an endless drawing is ended after ${ended} ms; photos meanwhile took ${times.join(', ')} ms`)
})
