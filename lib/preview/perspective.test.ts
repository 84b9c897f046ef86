import { expect, it } from 'vitest'
import { previewPerspective } from './perspective.ts'

it.each([
  [undefined, ['drafts']],
  ['drafts', ['drafts']],
  ['published', ['drafts']],
  ['rBlackFriday,rEarlier,drafts', ['rBlackFriday', 'rEarlier', 'drafts']],
  ['raw,../x,a b,rOne', ['rOne', 'drafts']],
])('%s', (text, layers) => {
  expect(previewPerspective(text)).toEqual(layers)
})
