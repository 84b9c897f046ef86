import { expect, it } from 'vitest'
import { chooseFields } from './choose-fields.ts'

class Place {
  readonly parentElement: Place | null
  constructor(parentElement: Place | null = null) {
    this.parentElement = parentElement
  }
}

const target = (document: string, field: string) => ({
  document,
  isName: field === 'name',
  isOfPage: document === 'page',
  attribute: `${document}:${field}`,
})

const text = (...fields: ReturnType<typeof target>[]) => ({ fields, isOwnWord: false, isFigure: false })

const found = {
  Mounting: text(target('mounting', 'name')),
  Lights: text(target('lights', 'name')),
  Sound: text(target('sound', 'name'), target('lights', 'specialty')),
  installers: text(target('page', 'label'), target('other', 'label')),
  $100: { ...text(target('mounting', 'price'), target('lights', 'price')), isFigure: true },
  '4.8': { ...text(target('other', 'rating')), isFigure: true },
  Reviews: { ...text(target('menu', 'label')), isOwnWord: true },
  About: text(target('menu', 'other')),
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

it('takes a name from the document called so where nothing else tells', () => {
  const name = put(page, 'Sound')
  expect(chooseFields([name], found).get(name.element)).toBe('sound:name')
})

it('takes a text from the document the page is about before others', () => {
  const label = put(page, 'installers')
  expect(chooseFields([label], found).get(label.element)).toBe('page:label')
})

it('does not take a figure from a document that shows nothing else', () => {
  expect(chooseFields([put(page, '4.8'), put(page, 'Mounting')], found).size).toBe(1)
})
