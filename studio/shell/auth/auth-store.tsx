import type { SanityClient } from '@sanity/client'
import { lazy, Suspense } from 'react'
import { defer, distinctUntilChanged, filter, map, of, shareReplay } from 'rxjs'
import type { AuthState, AuthStore } from 'sanity'
import type { Session, SessionState } from '#studio/core/session.ts'

const SignInScreen = lazy(() => import('./sign-in-screen.tsx'))

/** The session as Sanity's `AuthStore`. The server is asked only when the Studio subscribes. */
export function createLakeAuthStore(session: Session, client: SanityClient): AuthStore {
  const state = defer(() => {
    if (session.state.getValue().status === 'checking') void session.check()
    return session.state
  }).pipe(
    filter(({ status }) => status !== 'checking'),
    map((current) => toAuthState(current, client)),
    distinctUntilChanged((a, b) => a.currentUser?.id === b.currentUser?.id),
    shareReplay(1),
  )
  return {
    state,
    // The session is a cookie, so the token is null. Without `token` the Studio asks Sanity's API, and presence never connects.
    token: of(null),
    LoginComponent: () => (
      <Suspense>
        <SignInScreen session={session} reason="signed-out" />
      </Suspense>
    ),
    logout: () => session.signOut(),
  }
}

/** An expired session counts as authenticated. Otherwise the Studio would discard the open form. */
function toAuthState(state: SessionState, client: SanityClient): AuthState {
  const currentUser = 'user' in state ? state.user : null
  return { client, authenticated: currentUser !== null, currentUser }
}
