import { Card, Text } from '@sanity/ui'
import { lazy, Suspense, useLayoutEffect } from 'react'
import { definePlugin, type LayoutProps, type NavbarProps, useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { signRequests } from '#studio/core/ask-server.ts'
import { isServerAway } from '#studio/core/client/server-wait.ts'
import { session } from '#studio/core/embedded-session.ts'
import { isEmbedded } from '#studio/core/hosted-project.ts'
import { useStudioLanguage } from '#studio/core/language.ts'
import { useCurrent } from '#studio/core/use-current.ts'

const Navbar = lazy(() => import('./navbar/navbar.tsx'))
const SignInScreen = lazy(() => import('./auth/sign-in-screen.tsx'))

/** The frame of the Studio: buttons in the navbar, signing in again, and the person's token for requests to this server. */
export const shellPlugin = definePlugin({
  name: 'shell',
  studio: {
    components: {
      layout: (props: LayoutProps) => (
        <>
          {props.renderDefault(props)}
          {isEmbedded ? <SignInAgain /> : <SignedRequests />}
          {isEmbedded && <ServerAway />}
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

/** Says why forms are read-only while the server does not answer. */
function ServerAway() {
  const words = AWAY[useStudioLanguage()]
  const isAway = useCurrent(isServerAway)
  return (
    <div role="status" style={{ position: 'fixed', insetInline: 0, bottom: 0, zIndex: 10_000 }}>
      {isAway && (
        <Card tone="caution" padding={4} shadow={2}>
          <Text size={1}>{words}</Text>
        </Card>
      )}
    </div>
  )
}

const AWAY = {
  en: 'The server does not answer, so forms can only be read. What you typed is kept in this tab, and saved when it answers again.',
  fr: 'Le serveur ne répond pas : les formulaires ne peuvent qu’être lus. Ce que vous avez écrit reste dans cet onglet, et sera enregistré à son retour.',
}

/** Takes the person's token from the client of hosted Sanity, for requests to this server. Each sign-in makes a new token. */
function SignedRequests() {
  const { token } = useClient({ apiVersion: API_VERSION }).config()
  // A layout effect runs before the effects of the tools, which send requests.
  useLayoutEffect(() => {
    signRequests(token ?? '')
    return () => signRequests(null)
  }, [token])
  return null
}
