import { LOCALES } from '#lib/i18n/languages.ts'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { inlineWriter } from '#studio/core/marked-text/write-inline.ts'
import { escapeXml } from '#studio/core/marked-text/xml.ts'
import { type Form, NAMESPACE, type WrittenUnit } from './form.ts'

const STATES: Record<TranslationState, string> = {
  missing: 'needs-translation',
  outOfDate: 'needs-review-translation',
  done: 'translated',
}

/** XLIFF 1.2, which every translation tool reads. */
export const version1: Form = {
  document({ id, type, title, content }, units, date) {
    const attributes = [
      `original="${escapeXml(`${type}/${id}`)}"`,
      `source-language="${LOCALES.en}"`,
      `target-language="${LOCALES.fr}"`,
      'datatype="plaintext"',
      `date="${date.toISOString()}"`,
      `product-version="${escapeXml(String(content._rev ?? ''))}"`,
    ]
    return [
      `  <file ${attributes.join(' ')}>`,
      `    <header><note>${escapeXml(title)}</note></header>`,
      '    <body>',
      ...units.map(unitLines),
      '    </body>',
      '  </file>',
      '',
    ].join('\n')
  },
  file(documents) {
    const root = `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:montage="${NAMESPACE}">`
    return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${documents.join('')}</xliff>\n`
  },
}

function unitLines({ id, french, en, fr, state, notes }: WrittenUnit): string {
  const write = inlineWriter('1.2')
  return [
    `      <trans-unit id="${escapeXml(id)}" xml:space="preserve" montage:french="${french}">`,
    `        <source>${write(en)}</source>`,
    `        <target state="${STATES[state]}">${write(fr)}</target>`,
    ...notes.map((note) => `        <note>${escapeXml(note)}</note>`),
    '      </trans-unit>',
  ].join('\n')
}
