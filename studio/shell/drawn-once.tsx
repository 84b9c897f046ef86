import type { LayoutProps } from 'sanity'
import { useAreTasksSettled } from '#studio/core/sanity-internals.ts'

/**
 * Renders the Studio only when Sanity's tasks are settled, so that it is drawn only once. This is the layout of the workspace.
 * So it is inside the layouts of all plugins, and inside Sanity's provider of tasks.
 */
export function DrawnOnce(props: LayoutProps) {
  return useAreTasksSettled() ? props.renderDefault(props) : null
}
