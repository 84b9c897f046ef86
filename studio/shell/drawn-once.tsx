import type { LayoutProps } from 'sanity'
import { useAreTasksSettled } from '#studio/core/sanity-internals.ts'

/**
 * The Studio waits for Sanity's tasks, and is not drawn before and after. As the layout of the workspace itself it is inside the
 * layouts of all plugins, Sanity's own included.
 */
export function DrawnOnce(props: LayoutProps) {
  return useAreTasksSettled() ? props.renderDefault(props) : null
}
