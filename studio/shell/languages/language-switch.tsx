import { TranslateIcon } from '@sanity/icons/Translate'
import { DEFAULT_STUDIO_CLIENT_OPTIONS, type NavbarAction, useClient, useLocale } from 'sanity'
import { otherLanguage } from '#lib/i18n/languages.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { keepChoice } from './choice.ts'

/** In the language it leads to. */
const TITLES = { en: 'English', fr: 'Français' }

/** The button that changes the Studio's language, for the navbar: the Studio's own menu has none in this version. */
export function useLanguageSwitch(): NavbarAction[] {
  const client = useClient(DEFAULT_STUDIO_CLIENT_OPTIONS)
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
