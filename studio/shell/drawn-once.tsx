import type { LayoutProps } from 'sanity'
import { useAreTasksSettled } from '#studio/core/sanity-internals.ts'

/**
 * Draws the Studio only when Sanity's provider of tasks is around it, or will never be. If the provider appeared later, all
 * would be drawn again. This must be the workspace's layout, which is inside the provider and the layouts of all plugins.
 */
export function DrawnOnce(props: LayoutProps) {
  return useAreTasksSettled() ? props.renderDefault(props) : null
}
