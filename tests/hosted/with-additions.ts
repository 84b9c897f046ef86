import { expect, onTestFinished } from 'vitest'
import { isAsIs } from '#lib/content/as-is.ts'
import { addToHostedContent } from '#lib/content/hosted-additions.ts'
import { hostedClients } from './hosted-clients.ts'

const PROBE = 'probe'

/** A stand-in for hosted Sanity, an editor's client, and servers of the site that add to what is written. */
export async function hostedWithAdditions() {
  const { sanity, clientWith } = await hostedClients()
  const client = clientWith(sanity.addPerson('Ed', 'editor').token).withConfig({ perspective: 'raw' })
  await client.create({ _id: PROBE, _type: 'service', slug: { _type: 'slug', current: 'probe-0' } })
  let count = 0
  return {
    sanity,
    client,
    /** Starts what each server of the site does, until the test ends. */
    startServer() {
      const subscription = addToHostedContent(clientWith(sanity.addRobot('Site', 'editor').token))
      onTestFinished(async () => {
        subscription?.unsubscribe()
        // Writes come one after the other. So after this one, none of the server's is under way.
        await client.patch(PROBE).unset(['slug']).commit()
      })
    },
    /**
     * Waits until a server has followed every change so far. It follows them in their order, so an addition to a document that
     * is changed last shows it.
     */
    async settle() {
      count += 1
      await client
        .patch(PROBE)
        .set({ 'slug.current': `probe-${count}` })
        .commit()
      const former = expect.objectContaining({ slug: `probe-${count - 1}` })
      await expect.poll(async () => (await client.getDocument(PROBE))?.formerSlugs).toContainEqual(former)
    },
    /** The transactions that stored additions, but for those of `settle`. */
    additions: () =>
      sanity
        .lake()
        .transactionsSince(0)
        .filter(({ id, changes }) => isAsIs(id) && !changes.some((change) => change.id === PROBE)),
  }
}
