import type { LayoutProps } from 'sanity'
import { useAreTasksSettled } from '#studio/core/sanity-internals.ts'

/**
 * The Studio waits until Sanity's tasks are settled, so that it is drawn only once. This is the layout of the workspace itself.
 * So it is inside the layouts of all plugins, Sanity's own included.
 */
export function DrawnOnce(props: LayoutProps) {
  return useAreTasksSettled() ? props.renderDefault(props) : null
}
