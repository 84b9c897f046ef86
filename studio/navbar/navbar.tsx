import { LaunchIcon } from '@sanity/icons/Launch'
import { LockIcon } from '@sanity/icons/Lock'
import { useState } from 'react'
import type { NavbarAction, NavbarProps } from 'sanity'
import PasswordDialog from '../auth/password-dialog.tsx'
import type { Session } from '../auth/session.ts'
import styles from './navbar.module.css'

/**
 * Sanity's own bar, with the way to the site and one's password in place of the buttons that lead to services the embedded
 * lake does not have.
 */
export default function Navbar({ session, ...props }: NavbarProps & { session: Session }) {
  const [isPasswordOpen, setIsPasswordOpen] = useState(false)
  const actions = [
    { name: 'site', title: 'View site', icon: LaunchIcon, onAction: () => window.open('/', '_blank') },
    { name: 'password', title: 'Password', icon: LockIcon, onAction: () => setIsPasswordOpen(true) },
  ]
  const everywhere = (['topbar', 'sidebar'] as const).flatMap((location) =>
    actions.map((action): NavbarAction => ({ ...action, location, selected: false })),
  )
  return (
    <div className={styles.navbar}>
      {props.renderDefault({ ...props, __internal_actions: everywhere })}
      {isPasswordOpen && <PasswordDialog session={session} onClose={() => setIsPasswordOpen(false)} />}
    </div>
  )
}
