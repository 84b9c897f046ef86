import type { LayoutProps } from 'sanity'
import { useAreTasksSettled } from '#studio/core/sanity-internals.ts'

/**
 * Renders the Studio only when Sanity's tasks are settled, so that the Studio is drawn only once. It must be the layout of the
 * workspace: this layout is inside Sanity's provider of tasks, which it reads, and inside the layouts of all plugins.
 */
export function DrawnOnce(props: LayoutProps) {
  return useAreTasksSettled() ? props.renderDefault(props) : null
}
