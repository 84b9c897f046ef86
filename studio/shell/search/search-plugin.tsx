import { lazy, Suspense } from 'react'
import { definePlugin, type NavbarProps } from 'sanity'

const SearchOffers = lazy(() => import('./search-offers.tsx'))

/** The Studio's search understands addresses of the site, and names of pages. */
export const searchPlugin = definePlugin({
  name: 'search-offers',
  studio: {
    components: {
      navbar: (props: NavbarProps) => (
        <Suspense>
          <SearchOffers>{props.renderDefault(props)}</SearchOffers>
        </Suspense>
      ),
    },
  },
})
