import { definePlugin, type LayoutProps } from 'sanity'
import { useAreTasksSettled } from '#studio/core/sanity-internals.ts'

/** The Studio waits for the lake's features, and is not drawn before and after. Last of the plugins: around what they draw. */
export const drawnOnce = definePlugin({
  name: 'drawn-once',
  studio: { components: { layout: DrawnOnce } },
})

function DrawnOnce(props: LayoutProps) {
  return useAreTasksSettled() ? props.renderDefault(props) : null
}
