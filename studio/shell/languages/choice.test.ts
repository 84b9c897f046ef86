import type { SanityClient } from '@sanity/client'
import { expect, it } from 'vitest'
import { keepChoice, readChoice } from './choice.ts'

/** A server that knows of a choice, and takes another only when it is well. */
function serverKnowing(value: string) {
  const server = { isWell: true, value }
  const request = async ({ method, body }: { method?: string; body?: { value: string }[] }) => {
    if (method !== 'PUT') return [{ key: 'montage.studio.language', value: server.value }]
    if (!server.isWell) throw new Error('Service unavailable')
    server.value = body?.[0]?.value ?? ''
    return []
  }
  return { server, client: { request } as unknown as SanityClient }
}

it('goes by what the server knows, but not against a choice that it did not take', async () => {
  const { server, client } = serverKnowing('en')
  expect(await readChoice(client)).toBe('en')
  server.isWell = false
  await keepChoice(client, 'fr')
  expect(await readChoice(client)).toBeNull()
  server.isWell = true
  await keepChoice(client, 'fr')
  expect(await readChoice(client)).toBe('fr')
})
