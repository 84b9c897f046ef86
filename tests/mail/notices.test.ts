import { expect, test } from 'vitest'
import { queueNotices } from '#lib/notices/mail-notices.ts'
import { newNotices } from '#lib/notices/notices.ts'
import { createAccount, disableAccount } from '#lib/server/accounts/index.ts'
import { commentsOf } from '#lib/server/lake.ts'
import { commentOn, taskFor } from './remarks.ts'
import { mailingSite, SITE_URL } from './site.ts'

/** A site with Anna, who writes, and Jo, whose Studio is French. */
async function together() {
  const site = await mailingSite()
  const { database } = site.lake
  const anna = createAccount(database, { email: 'anna@montage.example', role: 'editor', displayName: 'Anna' })
  const jo = createAccount(database, {
    email: 'jo@montage.example',
    role: 'translator',
    displayName: 'Jo',
    language: 'fr',
  })
  const comments = commentsOf(site.lake)
  /** Writes as the Studio does; two processes see it. */
  const write = async (...mutations: object[]) => {
    const transaction = comments.mutate(mutations, { author: anna.id })
    await queueNotices(site.outbox, site.lake, transaction)
    await queueNotices(site.outbox, site.lake, transaction)
  }
  return { ...site, anna, jo, write }
}

test('who is mentioned gets one mail in their language, with the words and the way there', async () => {
  const { anna, jo, write, delivery, server } = await together()
  const comment = commentOn('service-tv-mounting', anna.id, jo.id)
  await write({ create: comment })
  // The comment is edited: who was mentioned before knows.
  await write({ patch: { id: comment._id, set: { lastEditedAt: '2026-11-25T12:00:00.000Z' } } })
  await delivery.deliverDue()
  const mail = await server.mailTo('jo@montage.example')
  expect(mail.subject).toBe('Anna vous mentionne dans un commentaire')
  expect(mail.text).toContain('Bonjour Jo,')
  expect(mail.text).toContain('Anna\u00a0: Is this right, @Jo?')
  expect(mail.text).toContain(
    `${SITE_URL}/studio/intent/edit/id=service-tv-mounting;type=service;inspect=sanity%2Fcomments;comment=comment-1/`,
  )
  expect(server.received).toHaveLength(1)
})

test('a task is mailed once it is made, and again to who gets it next', async () => {
  const { anna, jo, write, delivery, server } = await together()
  const { createdByUser, ...draft } = taskFor(anna.id, jo.id)
  await write({ create: draft })
  await delivery.deliverDue()
  expect(server.received).toHaveLength(0)
  await write({ patch: { id: draft._id, set: { createdByUser } } })
  await delivery.deliverDue()
  const mail = await server.mailTo('jo@montage.example')
  expect(mail.subject).toBe('Anna vous confie une tâche')
  expect(mail.text).toContain(
    `${SITE_URL}/studio/structure/home?sidebar=tasks&viewMode=edit&selectedTask=task-1`,
  )
  // Anna takes it herself: she knows.
  await write({ patch: { id: draft._id, set: { assignedTo: anna.id } } })
  await delivery.deliverDue()
  expect(server.received).toHaveLength(1)
})

test('nothing is mailed of what is over by then, nor to who is gone', async () => {
  const { anna, jo, write, delivery, server, lake } = await together()
  const gone = createAccount(lake.database, { email: 'gone@montage.example', role: 'editor' })
  const comment = commentOn('service-tv-mounting', anna.id, jo.id)
  await write({ create: comment }, { create: { ...comment, _id: 'comment-2', message: mentionOf(gone.id) } })
  await write({ patch: { id: comment._id, set: { status: 'resolved' } } })
  disableAccount(lake.database, gone.id)
  await delivery.deliverDue()
  expect(server.received).toHaveLength(0)
})

test('what has another shape is for nobody', () => {
  for (const shape of [
    null,
    { _id: 'a', _type: 'comment' },
    { ...commentOn('a', 'b', 'c'), message: 'c' },
    { ...taskFor('a', 'b'), assignedTo: 3 },
  ]) {
    expect(newNotices(null, shape)).toEqual([])
  }
  expect(newNotices(null, commentOn('a', 'b', 'b')), 'who mentions themselves').toEqual([])
})

const mentionOf = (userId: string) => [
  { _type: 'block', _key: 'a', children: [{ _type: 'mention', _key: 'b', userId }] },
]
