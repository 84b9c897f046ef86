import { lazy, Suspense } from 'react'
import { definePlugin, type NavbarProps } from 'sanity'

const SearchOffers = lazy(() => import('./search-offers.tsx'))

/** Makes the Studio's search find addresses of the site and names of pages. */
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
