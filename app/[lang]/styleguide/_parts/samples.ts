import type { Language } from '#lib/i18n/languages.ts'

type Figure = [value: string, label: string]

/** The texts for specimens: usual texts, and the longest words of each language. */
export interface Samples {
  name: string
  sentence: string
  longWord: string
  longSentence: string
  choices: [string, string, string]
  figures: [Figure, Figure, Figure]
  city: string
  person: string
}

const SAMPLES: Record<Language, Samples> = {
  en: {
    name: 'TV mounting',
    sentence: 'We find the studs, level the bracket and hide the cables.',
    longWord: 'Electroencephalographically-counterrevolutionary-installation',
    longSentence:
      'A sentence that goes on for longer than anybody would like, so that it needs three lines on a phone and says nothing at all that is new.',
    choices: ['Before', 'Split', 'After'],
    figures: [
      ['99.2%', 'of jobs done on the agreed day'],
      ['250+', 'cities'],
      ['2-4 h', 'on site'],
    ],
    city: 'Toronto',
    person: 'Priya Sharma',
  },
  fr: {
    name: 'Installation murale de téléviseur',
    sentence: 'On trouve les montants, on met le support de niveau et on cache les fils.',
    longWord: 'Anticonstitutionnellement-électroencéphalographique-installation',
    longSentence:
      'Une phrase plus longue que quiconque ne la voudrait, pour qu’il lui faille trois lignes au téléphone, et qui ne dit rien du tout de nouveau.',
    choices: ['Avant', 'Partagé', 'Après'],
    figures: [
      ['99,2\u00a0%', 'des travaux faits le jour convenu'],
      ['250+', 'villes'],
      ['2\u00a0à\u00a04\u00a0h', 'sur place'],
    ],
    city: 'Trois-Rivières',
    person: 'Étienne Lavoie',
  },
}

export const samplesIn = (lang: Language): Samples => SAMPLES[lang]
