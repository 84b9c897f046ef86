import type { LocalizedField } from '#lib/i18n/localized-field.ts'
import { withFrench } from '#lib/i18n/translation-state.ts'
import type { Fault, TextFaultKind } from '#lib/parity/fault.ts'
import { textFaults } from '#lib/parity/texts.ts'

const KINDS: TextFaultKind[] = ['figures', 'names', 'links']

/** The figures, names in braces and links that only one of a field's English and new French has. */
export const lossesIn = (field: LocalizedField, french: unknown): Fault<TextFaultKind>[] =>
  textFaults(withFrench(field, french)).filter(({ kind }) => KINDS.includes(kind))

/** The words for each kind of loss. */
export const LOSS_WORDS = {
  en: {
    figures: 'the figures differ',
    names: 'the names in braces differ',
    links: 'the links differ',
  } as Partial<Record<TextFaultKind, string>>,
  fr: {
    figures: 'les chiffres diffèrent',
    names: 'les noms entre accolades diffèrent',
    links: 'les liens diffèrent',
  } as Partial<Record<TextFaultKind, string>>,
}
