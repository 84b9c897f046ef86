import type { DatabaseSync } from 'node:sqlite'
import { isLanguage, type Language } from '#lib/i18n/languages.ts'
import { STUDIO_LANGUAGE_KEY } from '#lib/preview/studio-language.ts'
import type { Account } from './people.ts'

/** The language of mails to a person: the one chosen for the Studio, else the language of the invitation. */
export function mailLanguage(database: DatabaseSync, { id, language }: Account): Language {
  const row = database
    .prepare('SELECT value FROM key_values WHERE user_id = ? AND key = ?')
    .get(id, STUDIO_LANGUAGE_KEY)
  const chosen: unknown = row ? JSON.parse(String(row.value)) : null
  return isLanguage(chosen) ? chosen : language
}
