import { type DocumentChange, type LakeDocument, LakeError } from 'content-lake'
import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import type { Role } from '#lib/roles.ts'
import type { Identity } from '../accounts/index.ts'
import { authorizeChanges, authorizeRequest, authorizeUpload } from './authorize.ts'
import { aclFor } from './grants.ts'

const who = (role: Role): Identity => ({ id: role, displayName: role, role })
const ROLES: Role[] = ['administrator', 'editor', 'translator']

const stored = (id: string, fields: Record<string, unknown> = {}): LakeDocument => ({
  _id: id,
  _type: 'service',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  name: { _type: 'localeString', en: 'TV Mounting', fr: 'Installation murale' },
  price: 100,
  ...fields,
})
const french = { name: { _type: 'localeString', en: 'TV Mounting', fr: 'Installation de téléviseur' } }
const english = { name: { _type: 'localeString', en: 'Mounting', fr: 'Installation murale' } }

const outOfDate = { ...(stored('x').name as object), translatedFrom: 'TV mount' }

const secret = (fields: Record<string, unknown> = {}, id = 'drafts.6f1'): LakeDocument => {
  const { name, price, ...system } = stored(id, { _type: 'sanity.previewUrlSecret' })
  return { ...system, _createdAt: system._updatedAt, secret: 's', ...fields }
}

const published = stored('service-tv')
const draft = (fields?: Record<string, unknown>) => stored('drafts.service-tv', fields)
const change = (before: LakeDocument | null, after: LakeDocument | null): DocumentChange => ({
  id: (after ?? before)?._id ?? '',
  before,
  after,
})

/** The refusal as the client gets it, or null. `others` are the documents the transaction leaves alone. */
function refusal(role: Role, changes: DocumentChange[], others: LakeDocument[] = [published]): string | null {
  try {
    authorizeChanges(who(role), changes, (id) => others.find((document) => document._id === id) ?? null)
    return null
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    expect(error.status).toBe(403)
    expect(error.body).toMatchObject({
      error: { type: 'insufficientPermissionsError', description: error.message },
    })
    return error.message
  }
}

describe('an administrator', () => {
  it('may do everything', () => {
    const system = stored('_.retention', { _type: 'system.retention' })
    const changes = [change(null, published), change(draft(english), null), change(null, system)]
    expect(refusal('administrator', changes)).toBeNull()
  })
})

describe('a review', () => {
  const review = (fields: Record<string, unknown>, id = 'review-1') =>
    stored(id, { _type: 'review', ...fields })
  const drafted = (fields: Record<string, unknown>) => review(fields, 'drafts.review-1')
  const customers = { verified: true, rating: 2 }

  it.each(ROLES)('is never made verified by a person: %s', (role) => {
    const may = (changes: DocumentChange[], others: LakeDocument[] = []) =>
      refusal(role, changes, others) === null
    expect(may([change(null, review(customers))])).toBe(false)
    expect(may([change(null, drafted(customers))])).toBe(false)
    expect(may([change(review({}), review(customers))])).toBe(false)
    expect(may([change(review({ ...customers, sample: true }), review(customers))]), 'was a sample').toBe(
      false,
    )
    expect(may([change(null, review(customers, 'versions.r1.review-1'))])).toBe(false)
    expect(may([change(null, review(customers, 'review-2'))], [review(customers)]), 'a copy').toBe(false)
  })

  it.each(['yes', 'true', 1, {}, [1]])('is not verified by %j, nor a sample', (value) => {
    for (const field of ['verified', 'sample']) {
      const wrong = [change(null, review({ rating: 5, [field]: value }))]
      expect(() => authorizeChanges(who('administrator'), wrong, () => null)).toThrow(
        `"${field}" of review-1 must be true or false.`,
      )
    }
  })

  it('that is undone is what it was, and nothing else', () => {
    const undone: DocumentChange = { ...change(review({}), review(customers)), isUndo: true }
    expect(refusal('editor', [undone], [])).toBeNull()
  })

  it('of a customer is edited, published and translated, but keeps its rating', () => {
    const other = { ...customers, title: { en: 'Fine', fr: 'Bien' } }
    const publication = [change(drafted(customers), null), change(null, review(customers))]
    expect(refusal('editor', publication, [])).toBeNull()
    expect(refusal('editor', [change(null, drafted(other))], [review(customers)])).toBeNull()
    expect(
      refusal('editor', [change(review(customers), review({ ...customers, verified: false }))]),
    ).toBeNull()
    expect(refusal('editor', [change(drafted(customers), null)], [])).toBeNull()
    const better = change(drafted(customers), drafted({ ...customers, rating: 5 }))
    expect(refusal('administrator', [better], [])).toMatch(/rating of drafts\.review-1 cannot be changed/)
  })

  const written = {
    ...customers,
    customerName: 'Zoé L.',
    date: '2026-11-01',
    writtenIn: 'fr',
    title: { fr: 'En retard' },
    content: { fr: 'Deux heures.' },
  }
  /** The refusals of a change of a published review, by an administrator: in place, as a draft, in a release. */
  const refusals = (before: Record<string, unknown>, after: Record<string, unknown>) => [
    refusal('administrator', [change(review(before), review(after))], []),
    refusal('administrator', [change(null, drafted(after))], [review(before)]),
    refusal('administrator', [change(drafted(before), drafted(after))], [review(before)]),
  ]

  it.each<[string, Record<string, unknown>]>([
    ['title', { title: { fr: 'À l’heure' } }],
    ['title emptied', { title: { en: 'Late' } }],
    ['content', { content: { fr: 'Deux minutes.' } }],
    ['content gone', { content: undefined }],
    ['language', { writtenIn: 'en', title: { fr: 'À l’heure', en: 'On time' } }],
    ['name', { customerName: 'Somebody' }],
    ['date', { date: '2026-11-30' }],
  ])('of a customer keeps what the customer gave and wrote, whatever tool changes it: %s', (_, edit) => {
    for (const said of refusals(written, { ...written, ...edit })) expect(said).toMatch(/cannot be changed/)
  })

  it('of a customer is translated again and again, and gets what staff add', () => {
    const translated = {
      ...written,
      title: { fr: 'En retard', en: 'Late' },
      content: { fr: 'Deux heures.', en: 'Two hours.' },
    }
    const corrected = {
      ...translated,
      title: { fr: 'En retard', en: 'Running late' },
      tags: [{ en: 'Late' }],
    }
    expect(refusals(written, translated)).toEqual([null, null, null])
    expect(refusals(translated, corrected)).toEqual([null, null, null])
  })

  it('from before the language was noted keeps its words in one language', () => {
    const { writtenIn: _, ...former } = { ...written, title: { fr: 'En retard', en: 'Late' } }
    expect(refusals(former, { ...former, title: { fr: 'En retard', en: 'Running late' } })).toEqual([
      null,
      null,
      null,
    ])
    for (const said of refusals(former, { ...former, title: { fr: 'À l’heure', en: 'On time' } })) {
      expect(said).toMatch(/cannot be changed/)
    }
  })

  const answer = {
    fromContractor: true,
    writtenIn: 'en',
    name: 'Gagnon inc.',
    date: '2026-11-03',
    content: { en: 'The lift was out.' },
  }
  const answered = { ...written, installerResponse: answer }

  it.each(ROLES)('is never answered in the name of a contractor: %s', (role) => {
    const invented = (fromContractor: unknown) => {
      const installerResponse = { ...answer, fromContractor }
      return [
        change(review(written), review({ ...written, installerResponse })),
        change(null, drafted({ installerResponse })),
      ]
    }
    for (const one of invented(true)) expect(refusal(role, [one], [])).not.toBeNull()
    // No page and no rule takes such a value for true: it is not stored.
    const status = ['administrator', 'editor'].includes(role) ? 400 : 403
    for (const one of [...invented('yes'), ...invented(1)])
      expect(() => authorizeChanges(who(role), [one], () => null)).toThrow(
        expect.objectContaining({ status }),
      )
  })

  it.each<[string, Record<string, unknown>]>([
    ['words', { content: { en: 'We are sorry.' } }],
    ['words gone', { content: { fr: 'Désolé.' } }],
    ['name', { name: 'Somebody' }],
    ['date', { date: '2026-11-04' }],
    ['language', { writtenIn: 'fr', content: { en: 'Sorry.', fr: 'The lift was out.' } }],
  ])('keeps the answer of its contractor: %s', (_, edit) => {
    const edited = { ...answered, installerResponse: { ...answer, ...edit } }
    for (const said of refusals(answered, edited)) expect(said).toMatch(/only the contractor writes it/)
  })

  it('has the answer of its contractor translated, taken away, or an answer by staff', () => {
    const french = { ...answer, content: { en: 'The lift was out.', fr: 'L’ascenseur était en panne.' } }
    expect(refusals(answered, { ...answered, installerResponse: french })).toEqual([null, null, null])
    expect(refusals(answered, written)).toEqual([null, null, null])
    const ours = {
      ...written,
      installerResponse: { name: 'Montage', content: { en: 'We are sorry.' }, fromContractor: false },
    }
    expect(refusals(written, ours)).toEqual([null, null, null])
  })

  it('that says it is a sample may be anything', () => {
    const sample = { ...customers, sample: true }
    expect(refusal('editor', [change(null, review(sample))])).toBeNull()
    expect(refusal('editor', [change(review(sample), review({ ...sample, rating: 5 }))])).toBeNull()
  })
})

describe('nobody', () => {
  it.each<[string, DocumentChange, LakeDocument[]?]>([
    ['gives a document another type', change(published, stored('service-tv', { _type: 'city' }))],
    ['makes a draft of another type', change(null, stored('drafts.service-tv', { _type: 'city' }))],
    ['makes a version of another type', change(null, stored('versions.r1.service-tv', { _type: 'city' }))],
    ['takes a draft by a preview secret', change(null, secret({}, 'drafts.service-tv'))],
    ['publishes a preview secret', change(null, secret({}, '6f1'))],
    ['writes more into a preview secret', change(null, secret({ name: 'x' }))],
    ['writes anything but texts into it', change(null, secret({ secret: 5 }))],
    ['makes the document of an image', change(null, stored('image-a', { _type: 'sanity.imageAsset' }))],
    [
      'says where another image is',
      change(
        stored('image-a', { _type: 'sanity.imageAsset' }),
        stored('image-a', { _type: 'sanity.imageAsset', url: 'https://example.com' }),
      ),
    ],
    ['makes a draft of a note', change(null, stored('drafts.n', { _type: 'translationNote' }))],
  ])('%s', (_, wrong) => {
    for (const role of [...ROLES, 'viewer'] as const) expect(refusal(role, [wrong]), role).not.toBeNull()
  })

  it('publishes what was copied, whatever the list of it looks like', () => {
    for (const notReviewed of [[null], [{}], 'x', { a: 1 }]) {
      const wrong = [change(published, stored('service-tv', { notReviewed }))]
      expect(() => authorizeChanges(who('administrator'), wrong, () => null)).toThrow('cannot be published')
    }
  })
})

describe('a viewer', () => {
  const preview = { _id: 'drafts.6f1', _type: 'sanity.previewUrlSecret' }
  const request = (writes: unknown[]) => () => authorizeRequest(who('viewer'), writes)

  it('sends what the presentation tool sends', () => {
    const set = { secret: 's', source: 'sanity/presentation', studioUrl: '/studio', userId: 'u' }
    expect(request([{ createOrReplace: preview }, { patch: { id: preview._id, set } }])).not.toThrow()
    expect(request([{ delete: { query: '*[_type == "sanity.previewUrlSecret"]' } }])).not.toThrow()
    expect(refusal('viewer', [change(null, secret())])).toBeNull()
  })

  it.each([
    [{ create: { _id: 'drafts.a', _type: 'service' } }],
    [{ create: { ...preview, a: { a: { a: 1 } } } }],
    [{ patch: { id: preview._id, set: { '..a..a..a': 1 } } }],
    [{ patch: { id: preview._id, unset: ['secret'] } }],
    [{ patch: { query: '*', set: { secret: 's' } } }],
    [{ actionType: 'sanity.action.document.publish', publishedId: 'a', draftId: 'drafts.a' }],
    [null],
  ])('is refused before anything is evaluated: %j', (write) => {
    expect(request([{ createOrReplace: preview }, write])).toThrow(
      'As a viewer you cannot change documents: you can read and comment.',
    )
  })
})

describe('an editor', () => {
  it.each(['_.a', 'drafts._.a', 'versions.r1._.a', 'drafts.drafts.a', 'versions.r1.drafts.a'])(
    'writes nothing at %s',
    (id) => expect(refusal('editor', [change(null, stored(id))])).toMatch(/belongs to the lake itself/),
  )

  it('may change all content', () => {
    const image = stored('image-abc-1x1-png', { _type: 'sanity.imageAsset' })
    const changes = [
      change(null, stored('service-new')),
      change(published, stored('service-tv', { price: 200 })),
      change(draft(english), null),
      change(image, { ...image, title: 'A wall' }),
      change(image, null),
    ]
    expect(refusal('editor', changes)).toBeNull()
  })

  it.each([
    change(null, stored('_.retention', { _type: 'system.retention' })),
    change(stored('x', { _type: 'system.group' }), null),
    change(stored('x', { _type: 'system.group' }), stored('x')),
    change(stored('x'), stored('x', { _type: 'system.group' })),
  ])('may not change what belongs to the lake: %#', (systemChange) => {
    expect(refusal('editor', [change(null, stored('service-new')), systemChange])).toMatch(
      /^As an editor you cannot change .+: it belongs to the lake itself\.$/,
    )
  })
})

describe('a translator', () => {
  it.each<[string, DocumentChange[], LakeDocument[]?]>([
    ['nothing', []],
    ['begin a draft as a copy', [change(null, draft())]],
    ['begin a draft in French', [change(null, draft(french))]],
    ['write French in a draft', [change(draft(), draft(french))]],
    [
      "write French in an editor's draft",
      [change(draft(english), draft({ name: { ...english.name, fr: 'Oui' } }))],
    ],
    ['mark French as done', [change(draft({ name: outOfDate }), draft({ name: french.name }))]],
    [
      'publish French that was marked as done',
      [change(stored('service-tv', { name: outOfDate }), published), change(draft(), null)],
    ],
    [
      'take the mark back',
      [change(draft(), draft({ name: outOfDate }))],
      [stored('service-tv', { name: outOfDate })],
    ],
    ['write French in what is published', [change(published, stored('service-tv', french))]],
    ['publish French', [change(published, stored('service-tv', french)), change(draft(french), null)]],
    ['discard a translation', [change(draft(french), null)]],
    ['discard a mere copy', [change(draft(), null)]],
    ['let the presentation tool see drafts', [change(null, secret())]],
    ['clear such a secret away', [change(secret(), null)]],
  ])('may %s', (_, changes, others) => {
    expect(refusal('translator', changes, others)).toBeNull()
  })

  it.each<[string, DocumentChange[], string]>([
    [
      'write English in a draft',
      [change(draft(), draft(english))],
      'As a translator you can only change French text: this would also change "name.en" of drafts.service-tv.',
    ],
    [
      'write English in what is published',
      [change(published, stored('service-tv', english))],
      'As a translator you can only change French text: this would also change "name.en" of service-tv.',
    ],
    [
      'say that French was written from other English',
      [change(draft(), draft({ name: outOfDate }))],
      'As a translator you can only change French text: this would also change "name.translatedFrom" of drafts.service-tv.',
    ],
    [
      'change a price along with French',
      [change(draft(), draft({ ...french, price: 1 }))],
      'As a translator you can only change French text: this would also change "price" of drafts.service-tv.',
    ],
    [
      'begin a draft that differs',
      [change(null, draft(english))],
      'As a translator you can only change French text: this would also change "name.en" of drafts.service-tv.',
    ],
    [
      'begin a draft of nothing',
      [change(null, stored('drafts.service-new'))],
      'As a translator you cannot create drafts.service-new: you can only change French text.',
    ],
    [
      'create a document',
      [change(null, stored('service-new'))],
      'As a translator you cannot create service-new: you can only change French text.',
    ],
    [
      'create it beside a draft of it in one go',
      [change(null, stored('service-new')), change(null, stored('drafts.service-new'))],
      'As a translator you cannot create service-new: you can only change French text.',
    ],
    [
      'create it after a draft of it in one go',
      [change(null, stored('drafts.service-new')), change(null, stored('service-new'))],
      'As a translator you cannot create drafts.service-new: you can only change French text.',
    ],
    [
      'delete a document',
      [change(published, null)],
      'As a translator you cannot delete service-tv: you can only change French text.',
    ],
    [
      'unpublish a document',
      [change(published, null), change(null, draft())],
      'As a translator you cannot delete service-tv: you can only change French text.',
    ],
    [
      'delete the draft of something new',
      [change(stored('drafts.service-new'), null)],
      'As a translator you cannot delete drafts.service-new: you can only change French text.',
    ],
    [
      "discard an editor's draft",
      [change(draft(english), null)],
      'As a translator you cannot discard drafts.service-tv: somebody has also changed "name.en" in it.',
    ],
    [
      "publish an editor's draft",
      [change(draft({ price: 1 }), null), change(published, stored('service-tv', { price: 1 }))],
      'As a translator you cannot discard drafts.service-tv: somebody has also changed "price" in it.',
    ],
    [
      "drop an editor's draft while publishing French of their own",
      [change(published, stored('service-tv', french)), change(draft({ ...french, price: 1 }), null)],
      'As a translator you cannot discard drafts.service-tv: somebody has also changed "price" in it.',
    ],
    [
      'publish for the first time',
      [change(null, stored('service-new')), change(stored('drafts.service-new'), null)],
      'As a translator you cannot create service-new: you can only change French text.',
    ],
    [
      'turn a document into another type',
      [change(published, stored('service-tv', { _type: 'city' }))],
      'As a translator you can only change French text: this would also change "_type" of service-tv.',
    ],
    [
      'say when something was made',
      [change(published, stored('service-tv', { _createdAt: 'x'.repeat(300) }))],
      'As a translator you can only change French text: this would also change "_createdAt" of service-tv.',
    ],
    [
      'touch an image',
      [change(stored('image-abc-1x1-png', { _type: 'sanity.imageAsset' }), null)],
      'As a translator you cannot change image-abc-1x1-png: you can only change French text.',
    ],
    [
      'write the French alt text on the file itself',
      [
        change(
          stored('image-a', { _type: 'sanity.imageAsset' }),
          stored('image-a', { _type: 'sanity.imageAsset', ...french }),
        ),
      ],
      'As a translator you cannot change image-a: you can only change French text.',
    ],
    [
      'put a document into a release',
      [change(null, stored('versions.spring.service-tv', french))],
      'As a translator you cannot change versions.spring.service-tv: you can only change French text.',
    ],
    [
      'pass off a preview secret as the draft of a document',
      [change(null, draft({ _type: 'sanity.previewUrlSecret' }))],
      'As a translator you cannot change drafts.service-tv: you can only change French text.',
    ],
    [
      'turn a draft into a preview secret',
      [
        change(
          stored('drafts.service-new'),
          stored('drafts.service-new', { _type: 'sanity.previewUrlSecret' }),
        ),
      ],
      'As a translator you cannot change drafts.service-new: you can only change French text.',
    ],
    [
      'publish a preview secret',
      [change(null, stored('secret', { _type: 'sanity.previewUrlSecret' }))],
      'As a translator you cannot change secret: you can only change French text.',
    ],
    [
      'hide one wrong change among right ones',
      [change(null, draft(french)), change(stored('city-toronto'), stored('city-toronto', { price: 2 }))],
      'As a translator you can only change French text: this would also change "price" of city-toronto.',
    ],
  ])('may not %s', (_, changes, sentence) => {
    expect(refusal('translator', changes)).toBe(sentence)
  })

  it('compares with what was published before the transaction, not with what it makes of it', () => {
    const changes = [change(published, stored('service-tv', french)), change(null, draft(french))]
    expect(refusal('translator', changes, [])).toBeNull()
    const gone = stored('service-tv', { price: 1 })
    expect(refusal('translator', [change(null, draft())], [gone])).toContain('"price"')
  })
})

describe('uploads', () => {
  it('are for editors and administrators', () => {
    expect(() => authorizeUpload(who('administrator'))).not.toThrow()
    expect(() => authorizeUpload(who('editor'))).not.toThrow()
    expect(() => authorizeUpload(who('translator'))).toThrow(
      'As a translator you cannot upload images or files',
    )
  })
})

describe('the grants of the ACL endpoint', () => {
  /** As the Studio decides: one grant whose filter matches and that has the permission. */
  async function may(role: Role, permission: string, document: Record<string, unknown>): Promise<boolean> {
    for (const { filter, permissions } of aclFor(who(role))) {
      const matches = await (await evaluate(parse(`*[${filter}]`), { dataset: [document] })).get()
      if (matches.length === 1 && permissions.some((name) => name === permission)) return true
    }
    return false
  }
  const unsaved = { _id: 'drafts.dummy-id', _type: 'service' }
  const duplicate = { ...published, _id: 'drafts.dummy-id' }
  const image = { ...published, _id: 'image-a', _type: 'sanity.imageAsset' }
  const system = { ...published, _id: '_.group', _type: 'system.group' }
  const secret = { _id: 'drafts.6f1', _type: 'sanity.previewUrlSecret' }

  it.each<[string, string, Record<string, unknown>, [boolean, boolean, boolean]]>([
    ['see a document', 'read', published, [true, true, true]],
    ['see its history', 'history', published, [true, true, true]],
    ['edit it', 'update', published, [true, true, true]],
    ['edit its draft', 'update', draft(), [true, true, true]],
    ['publish its draft', 'create', published, [true, true, true]],
    ['make a new one', 'create', unsaved, [true, true, false]],
    ['duplicate one', 'create', duplicate, [true, true, false]],
    ['edit an image', 'update', image, [true, true, false]],
    ['add an image', 'create', { _id: 'image-b', _type: 'sanity.imageAsset' }, [true, true, false]],
    ['edit a system document', 'update', system, [true, false, false]],
    ['present drafts', 'create', secret, [true, true, true]],
  ])('say who may %s', async (_, permission, document, expected) => {
    expect(await Promise.all(ROLES.map((role) => may(role, permission, document)))).toEqual(expected)
  })
})
