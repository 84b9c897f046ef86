import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLake, type TestLake } from '../../tests/lake/server.ts'
import { errorSentence } from './error-words.ts'

let lake: TestLake
let admin: SanityClient
let translator: SanityClient
beforeAll(async () => {
  lake = await startLake()
  admin = lake.client()
  translator = lake.client('translator')
  await admin.create({ _id: 'province-on', _type: 'province', order: 1 })
  await admin.create({
    _id: 'city-toronto',
    _type: 'city',
    order: 1,
    province: { _type: 'reference', _ref: 'province-on' },
  })
  await admin.create({ _id: 'drafts.city-toronto', _type: 'city', order: 2 })
})
afterAll(() => lake.close())

async function sentences(request: () => Promise<unknown>): Promise<[string, string]> {
  const error = await request().then(
    () => expect.fail('It was not refused.'),
    (refusal: unknown) => refusal,
  )
  return [errorSentence(error, 'en'), errorSentence(error, 'fr')]
}

test.each<[string, () => Promise<unknown>, RegExp, RegExp]>([
  [
    'a translator’s English, with the field',
    () => translator.patch('city-toronto').set({ order: 3 }).commit(),
    /only change French text\..*\(Field: order\)$/,
    /que le français\..*\(Champ\u00a0: order\)$/,
  ],
  [
    'a translator’s new document',
    () => translator.create({ _type: 'city' }),
    /An editor makes new documents\.$/,
    /La rédaction crée les documents\.$/,
  ],
  [
    'a translator’s deletion',
    () => translator.delete('city-toronto'),
    /An editor deletes documents\.$/,
    /La rédaction supprime les documents\.$/,
  ],
  [
    'a translator who discards somebody’s work',
    () => translator.delete('drafts.city-toronto'),
    /An editor discards it\. \(Field: order\)$/,
    /La rédaction l’annulera\. \(Champ\u00a0: order\)$/,
  ],
  [
    'an editor’s change of the lake',
    () => lake.client('editor').create({ _id: '_.x', _type: 'system.group' }),
    /only an administrator/,
    /seule l’administration/,
  ],
  ['what is in use', () => admin.delete('province-on'), /Change them first\.$/, /Modifiez-les d’abord\.$/],
  [
    'what is there already',
    () => admin.create({ _id: 'city-toronto', _type: 'city' }),
    /made it meanwhile/,
    /créé entre-temps/,
  ],
  [
    'what was changed, asked for as an action',
    () =>
      admin.action({
        actionType: 'sanity.action.document.publish',
        publishedId: 'city-toronto',
        draftId: 'drafts.city-toronto',
        ifDraftRevisionId: 'older',
      }),
    /changed it meanwhile/,
    /modifié entre-temps/,
  ],
  ['a query that is none', () => admin.fetch('*['), /\(error 400\)\.$/, /\(erreur 400\)\.$/],
  [
    'somebody without a session',
    () => lake.client('editor', { token: 'none' }).fetch('*'),
    /signed out/,
    /session est terminée/,
  ],
  [
    'a server that is not there',
    () => lake.client('editor', { apiHost: 'http://127.0.0.1:9', maxRetries: 0 }).fetch('*'),
    /cannot be reached/,
    /ne répond pas/,
  ],
])('%s', async (_, request, english, french) => {
  const [en, fr] = await sentences(request)
  expect(en).toMatch(english)
  expect(fr).toMatch(french)
})
