import { AddIcon } from '@sanity/icons/Add'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { Definition, Part } from '#schemas/define.ts'
import * as field from '#schemas/shared/fields.ts'
import { ANSWER_EFFECT_TITLES, QUESTION_KIND_TITLES } from '#schemas/shared/options.ts'
import { localizedPreview, NO_TEXT, otherText, ownText } from '#schemas/shared/preview.ts'
import { effectRule } from '#schemas/shared/question-rule.ts'

/** What an answer does to the price (docs/product.md, Questions of a service). */
const effectFields = (): Definition[] => [
  field.choice('effect', ANSWER_EFFECT_TITLES, ['Effect on the price', 'Effet sur le prix'], {
    en: 'Empty: none.',
    fr: 'Vide : aucun.',
  }),
  field.number('amount', ['Amount', 'Montant'], {
    en: 'Dollars before tax that are added, or the number that multiplies the range, such as 1.25.',
    fr: 'Les dollars ajoutés, avant taxes, ou le nombre qui multiplie la fourchette, par exemple 1,25.',
    min: 0.1,
    max: 20_000,
  }),
]

const titleOf = (choices: typeof QUESTION_KIND_TITLES, value: unknown) =>
  choices.find((choice) => choice.value === value)?.title

/** One of the answers to choose from. */
export const jobAnswer: Part = {
  name: 'jobAnswer',
  title: { en: 'Answer', fr: 'Réponse' },
  icon: AddIcon,
  fields: [
    field.localeString('label', ['Answer', 'Réponse'], {
      en: 'Such as "Brick or concrete".',
      fr: 'Par exemple « Brique ou béton ».',
      required: true,
      max: 60,
    }),
    ...effectFields(),
  ],
  validation: (rule) => rule.custom(effectRule),
  preview: {
    select: { effect: 'effect', amount: 'amount' },
    texts: { label: 'label' },
    prepare: ({ label, effect, amount }, language) => ({
      title: ownText(label, language) || NO_TEXT[language],
      subtitle: [titleOf(ANSWER_EFFECT_TITLES, effect)?.[language], amount, otherText(label, language)]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}

/** An answer that helps to find the right service of a category. */
export const finderAnswer: Part = {
  name: 'finderAnswer',
  title: { en: 'Answer', fr: 'Réponse' },
  icon: AddIcon,
  fields: [
    field.localeString('label', ['Answer', 'Réponse'], {
      en: 'In the words of the service’s own question and answer it goes along into the request.',
      fr: 'Dans les mots de la question et de la réponse du service, elle suit dans la demande.',
      required: true,
      max: 60,
    }),
    field.reference('service', 'target', ['Leads to', 'Mène à'], {
      en: 'Empty: to the next question.',
      fr: 'Vide : à la question suivante.',
    }),
  ],
  preview: {
    select: { slug: 'target.slug.current' },
    texts: { label: 'label' },
    prepare: ({ label, slug }, language) => ({
      title: ownText(label, language) || NO_TEXT[language],
      subtitle: slug ?? { en: 'to the next question', fr: 'à la question suivante' }[language],
    }),
  },
}

/** A question that helps to find the right service of a category. */
export const finderQuestion: Part = {
  name: 'finderQuestion',
  title: { en: 'Question', fr: 'Question' },
  icon: HelpCircleIcon,
  fields: [
    field.localeString('title', ['Question', 'Question'], {
      en: 'Such as "Heating system now".',
      fr: 'Par exemple « Chauffage actuel ».',
      required: true,
      max: 60,
    }),
    field.listOf('finderAnswer', 'links', ['Answers', 'Réponses'], { min: 2, max: 6 }),
  ],
  preview: localizedPreview('title'),
}

const isOfKind = (parent: unknown, ...kinds: string[]) =>
  kinds.includes(String((parent as { kind?: unknown } | undefined)?.kind))

/** A question about a job: in the estimator, the quote request and the booking wizard. */
export const jobQuestion: Part = {
  name: 'jobQuestion',
  title: { en: 'Question', fr: 'Question' },
  icon: HelpCircleIcon,
  fields: [
    field.localeString('label', ['Question', 'Question'], {
      en: 'A few words, such as "Wall type": they also name the answer in requests and for contractors.',
      fr: 'Quelques mots, par exemple « Type de mur » : ils nomment aussi la réponse dans les demandes et pour les entrepreneurs.',
      required: true,
      max: 60,
    }),
    {
      ...field.choice('kind', QUESTION_KIND_TITLES, ['Kind of answer', 'Genre de réponse'], {
        required: true,
      }),
      initialValue: 'choice',
    },
    {
      ...field.listOf('jobAnswer', 'options', ['Answers', 'Réponses'], {
        en: 'Two or more. "Not sure yet" is always offered after them.',
        fr: 'Deux ou plus. « Je ne sais pas encore » est toujours offert à la suite.',
      }),
      hidden: ({ parent }) => !isOfKind(parent, 'choice'),
    },
    ...effectFields().map((one) => ({
      ...one,
      description:
        one.name === 'effect'
          ? {
              en: 'Of "Yes", or of each number above the next field. Empty: none.',
              fr: 'De « Oui », ou de chaque nombre au-dessus du champ suivant. Vide : aucun.',
            }
          : one.description,
      hidden: ({ parent }: { parent: unknown }) => !isOfKind(parent, 'yesNo', 'number', 'length'),
    })),
    {
      ...field.count('included', ['Included in the price', 'Compris dans le prix'], {
        en: 'The price changes above this number only.',
        fr: 'Le prix ne change qu’au-dessus de ce nombre.',
      }),
      hidden: ({ parent }) => !isOfKind(parent, 'number', 'length'),
    },
    {
      ...field.plainText('askedAfter', ['Asked only after', 'Posée seulement après'], {
        en: 'An answer to an earlier question of this list. Empty: always asked.',
        fr: 'Une réponse à une question qui précède dans cette liste. Vide : toujours posée.',
      }),
      options: { namesAnswer: true },
    },
    {
      ...field.plainText('source', ['Source', 'Source'], {
        en: 'Why it matters for the price: a norm, a manufacturer, a price list. Only staff see it.',
        fr: 'Pourquoi elle compte pour le prix : une norme, un fabricant, une liste de prix. Seul le personnel la voit.',
      }),
      options: { showsLinks: true },
    },
  ],
  validation: (rule) => rule.custom(effectRule),
  preview: {
    select: { kind: 'kind', askedAfter: 'askedAfter' },
    texts: { label: 'label' },
    prepare: ({ label, kind, askedAfter }, language) => ({
      title: ownText(label, language) || NO_TEXT[language],
      subtitle: [
        titleOf(QUESTION_KIND_TITLES, kind)?.[language],
        askedAfter && { en: 'asked after another answer', fr: 'posée après une autre réponse' }[language],
        otherText(label, language),
      ]
        .filter(Boolean)
        .join(' · '),
    }),
  },
}
