import { expect, test } from 'vitest'
import { askAboutReleases, askedRelease } from './release-question.ts'

const publish = (releaseId: string, type = 'publish') => ({
  actionType: `sanity.action.release.${type}`,
  releaseId,
})
const body = (actions: object[], dryRun?: boolean) => JSON.stringify({ actions, dryRun })

/** Answers every question, and returns the releases that were asked about. */
async function asked(text: string, refusal?: string) {
  const ids: string[] = []
  const subscription = askedRelease.subscribe((release) => {
    if (!release) return
    ids.push(release.id)
    setTimeout(() => release.answer(refusal))
  })
  try {
    await askAboutReleases(text)
  } finally {
    subscription.unsubscribe()
  }
  return ids
}

test('whoever publishes or schedules releases is asked about each', async () => {
  expect(await asked(body([publish('a'), publish('b', 'schedule')]))).toEqual(['a', 'b'])
})

test('nobody is asked by a dry run, about a release that is just made, or about other writes', async () => {
  expect(await asked(body([publish('a')], true))).toEqual([])
  expect(await asked(body([publish('a', 'create'), publish('a', 'schedule')]))).toEqual([])
  expect(await asked(body([publish('a', 'archive')]))).toEqual([])
  expect(await asked(body([{ actionType: 'sanity.action.document.publish' }]))).toEqual([])
})

test('given up, the write fails with the sentence', async () => {
  await expect(asked(body([publish('a')]), 'Not now.')).rejects.toThrow('Not now.')
})

test('where nobody can be asked, the write goes on', async () => {
  expect(askAboutReleases(body([publish('a')]))).toBeNull()
})
