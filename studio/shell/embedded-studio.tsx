import { lazy, Suspense } from 'react'
import { definePlugin, type LayoutProps, type NavbarProps } from 'sanity'
import { session } from '#studio/core/embedded-session.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useCurrent } from '#studio/core/use-current.ts'

const Navbar = lazy(() => import('./navbar/navbar.tsx'))
const SignInScreen = lazy(() => import('./auth/sign-in-screen.tsx'))

/** The plugin for the embedded lake: our sign-in, and no links to Sanity's project pages. */
export const embeddedStudio = definePlugin({
  name: 'embedded-lake',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          <SignInAgain />
        </>
      ),
      navbar: (props: NavbarProps) => (
        <Suspense>
          <Navbar {...props} />
        </Suspense>
      ),
    },
  },
})

function SignInAgain() {
  const language = useStudioLanguage()
  const { status } = useCurrent(session.state)
  if (status !== 'expired') return null
  return (
    <Suspense>
      <SignInScreen session={session} reason="expired" language={language} />
    </Suspense>
  )
}
