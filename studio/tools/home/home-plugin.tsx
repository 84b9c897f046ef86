import { HomeIcon } from '@sanity/icons/Home'
import { useMediaIndex } from '@sanity/ui'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { type ActiveToolLayoutProps, definePlugin } from 'sanity'
import { useRouter } from 'sanity/router'
import { HOME } from '#studio/core/home-address.ts'
import type { HomeLine } from '#studio/core/home-line.tsx'
import { NotLoaded } from '#studio/core/ui/not-loaded.tsx'

const Home = lazy(() => import('./home.tsx'))

/** The pane that the desk shows first. @param lines the lines of the tools in this pane */
export const homePane = (lines: HomeLine[]) => ({
  id: HOME,
  titles: { en: 'Home', fr: 'Accueil' },
  icon: HomeIcon,
  component: () => (
    <Suspense fallback={<NotLoaded error={null} />}>
      <Home lines={lines} />
    </Suspense>
  ),
})

/** Opens the pane Home when the desk would show nothing beside its list. */
export const homePlugin = definePlugin({
  name: 'home',
  studio: {
    components: {
      activeToolLayout: (props: ActiveToolLayoutProps) => (
        <>
          {props.activeTool.name === 'structure' && <OpenHome />}
          {props.renderDefault(props)}
        </>
      ),
    },
  },
})

/** Narrow windows show one pane at a time. There Home opens only at the first visit. Later, "back" shows the desk's list. */
function OpenHome() {
  const { state, navigate } = useRouter()
  const hasPanesBeside = useMediaIndex() > 1
  const hasCome = useRef(false)
  const isAtList = state.panes === undefined && state.intent === undefined

  useEffect(() => {
    if (isAtList && (hasPanesBeside || !hasCome.current)) {
      navigate({ panes: [[{ id: HOME }]] }, { replace: true })
    }
    hasCome.current = true
  }, [isAtList, hasPanesBeside, navigate])

  return null
}
