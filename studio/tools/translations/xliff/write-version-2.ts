import { LOCALES } from '#lib/i18n/languages.ts'
import type { TranslationState } from '#lib/i18n/translation-state.ts'
import { inlineWriter, type Version } from '#studio/core/marked-text/write-inline.ts'
import { escapeXml } from '#studio/core/marked-text/xml.ts'
import { type Form, NAMESPACE, type WrittenUnit } from './form.ts'

/** The sub-state of French that somebody has to review. The standard has none of its own. */
const TO_REVIEW = 'montage:to-review'

const STATES: Record<TranslationState, string> = {
  missing: 'state="initial"',
  outOfDate: `state="translated" subState="${TO_REVIEW}"`,
  done: 'state="final"',
}

/** XLIFF 2.0 and 2.1. Its ids have fewer characters than our paths, so a unit has its path as its name. */
export const version2 = (version: Version): Form => ({
  document({ id, type, title }, units) {
    return [
      `  <file id="${escapeXml(`${type}.${id}`)}" original="${escapeXml(`${type}/${id}`)}">`,
      `    <notes><note>${escapeXml(title)}</note></notes>`,
      ...units.map((unit, index) => unitLines(unit, index + 1, version)),
      '  </file>',
      '',
    ].join('\n')
  },
  file(documents) {
    const languages = `srcLang="${LOCALES.en}" trgLang="${LOCALES.fr}"`
    const names = `xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:montage="${NAMESPACE}"`
    return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="${version}" ${languages} ${names}>\n${documents.join('')}</xliff>\n`
  },
})

function unitLines({ id, french, en, fr, state, notes }: WrittenUnit, at: number, version: Version): string {
  const write = inlineWriter(version)
  return [
    `    <unit id="u${at}" name="${escapeXml(id)}" xml:space="preserve" montage:french="${french}">`,
    `      <notes>${notes.map((note) => `<note>${escapeXml(note)}</note>`).join('')}</notes>`,
    `      <segment id="s1" ${STATES[state]}>`,
    `        <source>${write(en)}</source>`,
    `        <target>${write(fr)}</target>`,
    '      </segment>',
    '    </unit>',
  ].join('\n')
}
