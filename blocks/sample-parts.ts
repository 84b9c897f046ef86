/* Types and helpers for the samples of blocks, which tests show. The ids in samples are ids of documents in the seed. */

/** Values that a sample gets from its caller. The id of a picture is known only after the seed was stored in a lake. */
export interface SampleParts {
  picture: object
}

/** The content of a block, without its type. */
export type Sample = (parts: SampleParts) => { title: { en: string; fr: string }; [field: string]: unknown }

export const line = (en: string, fr: string) => ({ _type: 'localeString', en, fr })

export const paragraph = (en: string, fr: string) => ({ _type: 'localeText', en, fr })

export const heading = (en: string, fr: string) => ({
  title: line(en, fr),
  text: paragraph('One sentence that says why this is here.', 'Une phrase qui dit pourquoi c’est là.'),
})

export const reference = (_ref: string) => ({ _type: 'reference', _ref })

export const references = (...ids: string[]) => ids.map((id) => ({ ...reference(id), _key: id }))

const link = (path: string, en: string, fr: string) => ({
  _type: 'menuLink',
  _key: path,
  label: line(en, fr),
  path,
})

export const quoteLink = link('/get-quote', 'Get free quotes', 'Soumissions gratuites')

export const servicesLink = link('/services', 'See all services', 'Voir tous les services')
