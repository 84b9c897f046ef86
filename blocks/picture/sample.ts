import { line, paragraph, type SampleParts } from '../sample-parts.ts'

export const sample = ({ picture }: SampleParts) => ({
  title: line('A picture', 'Une image'),
  picture,
  caption: paragraph('As it was on a Tuesday.', 'Comme c’était un mardi.'),
})
