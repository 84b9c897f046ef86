import { expect, it } from 'vitest'
import { chooseFields } from './choose-fields.ts'

class Place {
  readonly parentElement: Place | null
  constructor(parentElement: Place | null = null) {
    this.parentElement = parentElement
  }
}

const target = (document: string, field: string) => ({ document, attribute: `${document}:${field}` })

const found = {
  Mounting: { fields: [target('mounting', 'name')], isOwnWord: false },
  Lights: { fields: [target('lights', 'name')], isOwnWord: false },
  $100: { fields: [target('mounting', 'price'), target('lights', 'price')], isOwnWord: false },
  Reviews: { fields: [target('menu', 'label')], isOwnWord: true },
  About: { fields: [target('menu', 'other')], isOwnWord: false },
}

const page = new Place()
const [mounting, lights, menu] = [new Place(page), new Place(page), new Place(page)]
const put = (place: Place, key: string) => ({ element: new Place(place), key })

it('takes a text that only one document has from there', () => {
  const name = put(mounting, 'Mounting')
  expect(chooseFields([name, put(mounting, 'Unknown')], found)).toEqual(
    new Map([[name.element, 'mounting:name']]),
  )
})

it('takes a text that several documents have from the one beside it', () => {
  const prices = [put(mounting, '$100'), put(lights, '$100')]
  const chosen = chooseFields([...prices, put(mounting, 'Mounting'), put(lights, 'Lights')], found)
  expect(prices.map(({ element }) => chosen.get(element))).toEqual(['mounting:price', 'lights:price'])
})

it('leaves a text alone where nothing tells, or where two are as near', () => {
  const price = put(page, '$100')
  expect(chooseFields([price], found).size).toBe(0)
  const chosen = chooseFields([price, put(mounting, 'Mounting'), put(lights, 'Lights')], found)
  expect(chosen.has(price.element)).toBe(false)
})

it('believes a word of the interface only beside texts of the same document', () => {
  const [label, button] = [put(menu, 'Reviews'), put(mounting, 'Reviews')]
  const chosen = chooseFields([label, button, put(menu, 'About'), put(mounting, 'Mounting')], found)
  expect(chosen.get(label.element)).toBe('menu:label')
  expect(chosen.has(button.element)).toBe(false)
})
