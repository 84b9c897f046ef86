import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LaunchIcon } from '@sanity/icons/Launch'
import { LockIcon } from '@sanity/icons/Lock'
import { TokenIcon } from '@sanity/icons/Token'
import { Button, Text } from '@sanity/ui'
import { Tooltip } from '@sanity/ui/tooltip'
import { type ComponentType, type CSSProperties, useState } from 'react'
import type { NavbarProps } from 'sanity'
import { BRAND } from '#lib/brand/brand.ts'
import { localizedHref } from '#lib/i18n/href.ts'
import type { Language } from '#lib/i18n/languages.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { type NavbarAction, withActions } from '#studio/core/sanity-internals.ts'
import PasskeysDialog from '../auth/passkeys-dialog.tsx'
import PasswordDialog from '../auth/password-dialog.tsx'
import { StillSignedIn } from '../auth/still-signed-in.tsx'
import styles from './navbar.module.css'

/** The brand's name as a CSS variable: the style sheet shows it beside the logo. */
const NAME = { '--name': JSON.stringify(BRAND.name) } as CSSProperties

const NAVBAR_WORDS: Record<Language, Record<'site' | 'guide' | 'password' | 'passkeys', string>> = {
  en: { site: 'View site', guide: 'Guide', password: 'Password', passkeys: 'Passkeys' },
  fr: { site: 'Voir le site', guide: 'Guide', password: 'Mot de passe', passkeys: 'Clés d’accès' },
}

/**
 * Sanity's navbar with buttons for the site and the guide. With the embedded lake it also has buttons for the password and the
 * passkeys, and buttons of services that the lake does not have are hidden.
 */
export default function Navbar(props: NavbarProps) {
  const language = useStudioLanguage()
  const words = NAVBAR_WORDS[language]
  const [shown, setShown] = useState<'password' | 'passkeys' | null>(null)
  const close = () => setShown(null)
  const open = (path: string) => () => window.open(localizedHref(path, language), '_blank')
  const actions = [
    { name: 'site', title: words.site, icon: LaunchIcon, onAction: open('/') },
    { name: 'guide', title: words.guide, icon: HelpCircleIcon, onAction: open('/studio-guide') },
    ...(isEmbedded
      ? [
          { name: 'password', title: words.password, icon: LockIcon, onAction: () => setShown('password') },
          { name: 'passkeys', title: words.passkeys, icon: TokenIcon, onAction: () => setShown('passkeys') },
        ]
      : []),
  ]
  const everywhere = actions.flatMap((action): NavbarAction[] => [
    { name: action.name, location: 'topbar', render: () => <IconAction {...action} /> },
    { ...action, location: 'sidebar', selected: false },
  ])
  return (
    <div className={isEmbedded ? `${styles.navbar} ${styles.embedded}` : styles.navbar} style={NAME}>
      {props.renderDefault(withActions(props, { first: everywhere }))}
      <StillSignedIn />
      {shown === 'password' && <PasswordDialog onClose={close} />}
      {shown === 'passkeys' && <PasskeysDialog onClose={close} />}
    </div>
  )
}

interface IconActionProps {
  title: string
  icon: ComponentType
  onAction: () => void
}

/** A button with only an icon. Its name is in the tooltip and for screen readers. */
function IconAction({ title, icon, onAction }: IconActionProps) {
  return (
    <Tooltip content={<Text size={1}>{title}</Text>} padding={2} portal>
      <Button aria-label={title} icon={icon} mode="bleed" padding={2} onClick={onAction} />
    </Tooltip>
  )
}
