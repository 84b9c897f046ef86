import { describe, expect, it } from 'vitest'
import { englishWithoutFrench } from './english-without-french.ts'

const text = (en: string, fr?: string, translatedFrom?: string) => ({
  _type: 'localeString',
  en,
  ...(fr && { fr }),
  ...(translatedFrom && { translatedFrom }),
})

const published = {
  _id: 'service-tv',
  name: text('TV', 'Télé'),
  lead: text('Open before'),
  faqs: [
    { _key: 'a', question: text('Why?', 'Pourquoi ?') },
    { _key: 'b', question: text('When?') },
  ],
}

const found = (draft: object | null, before: object | null = published) =>
  englishWithoutFrench(before, draft).map(({ path, state }) => [path, state])

describe('English without its French', () => {
  it('is English that changed while its French did not', () => {
    expect(found({ ...published, name: text('TVs', 'Télé', 'TV') })).toEqual([[['name'], 'outOfDate']])
  })

  it('is new English without French, also in a new item and a new document', () => {
    const faqs = [...published.faqs, { _key: 'c', question: text('Where?') }]
    expect(found({ ...published, faqs })).toEqual([[['faqs', { _key: 'c' }, 'question'], 'missing']])
    expect(found({ _id: 'drafts.service-new', name: text('New') }, null)).toEqual([[['name'], 'missing']])
  })

  it('is not French that was open before, nor an item that was moved', () => {
    expect(found({ ...published, faqs: [...published.faqs].reverse() })).toEqual([])
  })

  it('is French that nobody has confirmed, with the same English too, until it is confirmed or published', () => {
    const toReview = { ...text('TV', 'Téléviseur'), translatedFrom: '' }
    expect(found({ ...published, name: toReview })).toEqual([[['name'], 'outOfDate']])
    expect(found({ ...published, name: { ...toReview, en: 'TVs' } })).toEqual([[['name'], 'outOfDate']])
    expect(found({ ...published, name: text('TV', 'Téléviseur') })).toEqual([])
    expect(found({ ...published, name: toReview }, { ...published, name: toReview })).toEqual([])
  })

  it('is not English whose French is complete, or was written for this publication too', () => {
    expect(found({ ...published, name: text('TVs', 'Télés', 'TV') })).toEqual([])
    expect(found({ ...published, name: text('TVs', 'Télés'), lead: text('Open before', 'Rempli') })).toEqual(
      [],
    )
    expect(found(null)).toEqual([])
  })
})
