import { line, paragraph, quoteLink, type SampleParts } from '../sample-parts.ts'

export const sample = ({ picture }: SampleParts) => ({
  title: line('Why now', 'Pourquoi maintenant'),
  picture,
  points: [
    {
      _type: 'titledText',
      _key: 'crews',
      title: line('Crews are free', 'Les équipes sont libres'),
      text: paragraph('In November you choose the day.', 'En novembre, vous choisissez le jour.'),
    },
    {
      _type: 'titledText',
      _key: 'rebates',
      title: line('Rebates end', 'Les subventions finissent'),
      text: paragraph('Some end with the year.', 'Certaines finissent avec l’année.'),
    },
  ],
  links: [quoteLink],
})
