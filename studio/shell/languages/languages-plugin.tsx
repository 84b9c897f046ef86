import { TranslateIcon } from '@sanity/icons/Translate'
import { frFRLocale } from '@sanity/locale-fr-fr'
import { type ReactNode, useEffect } from 'react'
import {
  defineLocaleResourceBundle,
  definePlugin,
  type LayoutProps,
  type LocaleDefinition,
  type NavbarProps,
  type Tool,
  type ToolMenuProps,
  useClient,
} from 'sanity'
import { LOCALES, otherLanguage } from '#lib/i18n/languages.ts'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { browserLanguage } from '#studio/core/browser-language.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { type NavbarAction, useLocale, withActions } from '#studio/core/sanity-internals.ts'
import { showIn } from '#studio/core/shown-language.ts'
import type { StudioTool } from '#studio/core/studio-tool.tsx'
import { keepChoice, readChoice } from './choice.ts'

/**
 * Texts that Sanity's French package lacks, has in English, or has in the French of France. A release is "un lot" in them. The
 * namespace `singleDocRelease` has the texts about one draft that is published later.
 */
const ADDITIONS = [
  { namespace: 'studio', resources: () => import('./french/studio.json') },
  { namespace: 'structure', resources: () => import('./french/structure.json') },
  { namespace: 'presentation', resources: () => import('./french/presentation.json') },
  { namespace: 'releases', resources: () => import('./french/releases.json') },
  { namespace: 'singleDocRelease', resources: () => import('./french/scheduled-drafts.json') },
  { namespace: 'comments', resources: () => import('./french/comments.json') },
  { namespace: 'tasks', resources: () => import('./french/tasks.json') },
  { namespace: 'copy-paste', resources: () => import('./french/copy-paste.json') },
].map((bundle) => defineLocaleResourceBundle({ ...bundle, locale: LOCALES.fr }))

/**
 * The Studio in English and French: the browser's language at the first visit, later the user's choice. It is the first plugin,
 * so that other plugins can still change a tool's title.
 */
export const languages = definePlugin({
  name: 'languages',
  i18n: {
    locales: (others) => byPreference([...others, ...officialFrench()]),
    bundles: ADDITIONS,
  },
  studio: {
    components: {
      layout: (props: LayoutProps) => <KeptLanguage>{props.renderDefault(props)}</KeptLanguage>,
      navbar: NavbarWithLanguages,
      toolMenu: ToolMenu,
    },
  },
})

/** Sanity's official French with the id `fr-CA`, by which the Studio formats dates and numbers. */
function officialFrench(): LocaleDefinition[] {
  const locales = frFRLocale().i18n?.locales
  return Array.isArray(locales) ? locales.map((locale) => ({ ...locale, id: LOCALES.fr })) : []
}

/** Puts the browser's language last, because the Studio takes the last language as its default. */
function byPreference(locales: LocaleDefinition[]): LocaleDefinition[] {
  const preferred = typeof navigator === 'undefined' ? 'en' : browserLanguage()
  const isPreferred = ({ id }: LocaleDefinition) => id.startsWith(preferred)
  return locales.toSorted((a, b) => Number(isPreferred(a)) - Number(isPreferred(b)))
}

/** Applies the language stored on the server, and sets the page's `lang`. */
function KeptLanguage({ children }: { children: ReactNode }) {
  const client = useClient({ apiVersion: API_VERSION })
  const { changeLocale, locales } = useLocale()
  const language = useStudioLanguage()

  useEffect(() => {
    document.documentElement.lang = LOCALES[language]
    showIn(language)
  }, [language])

  // A change of language mounts everything again. So the stored language is read at the start and after each change.
  useEffect(() => {
    void readChoice(client).then((choice) => {
      const locale = choice && locales.find(({ id }) => id.startsWith(choice))
      if (locale && choice !== language) void changeLocale(locale.id)
    })
  }, [client, changeLocale, locales, language])

  return children
}

const TITLES = { en: 'English', fr: 'Français' }

/** The navbar's button for the language. Sanity's own menu has no such button in this version. */
function useLanguageSwitch(): NavbarAction[] {
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

function NavbarWithLanguages(props: NavbarProps) {
  const last = useLanguageSwitch()
  return props.renderDefault(withActions(props, { last }))
}

/** The menu of tools with titles in the user's language. Tools of other packages keep theirs. */
function ToolMenu(props: ToolMenuProps) {
  const language = useStudioLanguage()
  const tools = props.tools.map((tool: Tool & Partial<Pick<StudioTool, 'titles'>>) => ({
    ...tool,
    title: tool.titles?.[language] ?? tool.title,
  }))
  return props.renderDefault({ ...props, tools })
}
