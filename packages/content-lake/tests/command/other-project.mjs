/*
 * A program of another project: it asks a lake with Sanity's client, and prints what it was answered.
 * `node other-project.mjs <address> <token>`
 */
import { createClient } from '@sanity/client'

const [apiHost, token] = process.argv.slice(2)
const options = { apiHost, projectId: 'bakery', dataset: 'production', apiVersion: '2025-02-19' }
const visitor = createClient({ ...options, useProjectHostname: false, useCdn: false })
const owner = visitor.withConfig({ token })
const statusOf = (request) =>
  request.then(
    () => 200,
    ({ statusCode }) => statusCode,
  )

const posts = await visitor.fetch(
  '*[_type == "post"] | order(date desc){title, "author": author->firstName, "image": coverImage.asset->url}',
)
const image = posts.find((post) => post.image)?.image
const answers = {
  posts,
  image: await fetch(`${image}?w=60&fm=png`).then(({ headers }) => headers.get('content-type')),
  hidden: await visitor.withConfig({ perspective: 'raw' }).fetch('count(*[_id in path("**.*")])'),
  hiddenById: await visitor.getDocuments(['drafts.post-oats', 'secrets.mail']),
  drafts: await owner.withConfig({ perspective: 'drafts' }).fetch('*[_id == "post-oats"][0].title'),
  secrets: await owner.withConfig({ perspective: 'raw' }).fetch('count(*[_type == "secret"])'),
  writes: await statusOf(visitor.create({ _type: 'post', title: 'Nobody' })),
  wrongToken: await statusOf(visitor.withConfig({ token: 'x'.repeat(32) }).fetch('1')),
}

const heard = []
const events = visitor.listen('*[_type in ["post", "secret"]]', {}, { events: ['welcome', 'mutation'] })
const done = new Promise((resolve, reject) => {
  events.subscribe({
    next: async ({ type, documentId, result }) => {
      if (type === 'welcome') {
        await owner.createOrReplace({ _id: 'drafts.post-new', _type: 'post', title: 'Draft' })
        await owner.createOrReplace({ _id: 'secrets.new', _type: 'secret' })
        await owner.patch('post-rye').set({ title: 'Rye, slower' }).commit()
        return
      }
      heard.push([documentId, result?.title])
      resolve()
    },
    error: reject,
  })
})
await done
console.log(JSON.stringify({ ...answers, heard, now: await visitor.fetch('*[_id == "post-rye"][0].title') }))
process.exit()
