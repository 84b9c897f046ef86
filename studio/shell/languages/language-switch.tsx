import { TranslateIcon } from '@sanity/icons/Translate'
import { useClient } from 'sanity'
import { otherLanguage } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { type NavbarAction, useLocale } from '#studio/core/sanity-internals.ts'
import { keepChoice } from './choice.ts'

const TITLES = { en: 'English', fr: 'Français' }

/** The navbar's button for the language. Sanity's menu has none in this version. */
export function useLanguageSwitch(): NavbarAction[] {
  const client = useClient({ apiVersion: API_VERSION })
  const { changeLocale, locales } = useLocale()
  const other = otherLanguage(useStudioLanguage())

  async function change() {
    await keepChoice(client, other)
    const locale = locales.find(({ id }) => id.startsWith(other))
    if (locale) await changeLocale(locale.id)
  }

  return (['topbar', 'sidebar'] as const).map((location) => ({
    name: 'language',
    location,
    title: TITLES[other],
    icon: TranslateIcon,
    selected: false,
    onAction: () => void change(),
  }))
}
