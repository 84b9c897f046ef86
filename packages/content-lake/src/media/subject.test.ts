import { expect, test } from 'vitest'
import { subjectOf } from './subject.ts'

const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${inner}</svg>`

test('the subject is the view of that name, in shares of the drawing', () => {
  expect(subjectOf(drawing('<view id="subject" viewBox="100 30 200 150"/>'))).toEqual({
    _type: 'sanity.imageHotspot',
    x: 0.5,
    y: 0.35,
    width: 0.5,
    height: 0.5,
  })
})

test.each([
  '',
  '<view id="door" viewBox="0 0 10 10"/>',
  '<view id="subject"/>',
  '<view id="subject" viewBox="0 0"/>',
])('a drawing with %j names none', (inner) => expect(subjectOf(drawing(inner))).toBeNull())
