import { useEffect } from 'react'
import { useWorkspace } from 'sanity'
import { useRouter } from 'sanity/router'

/** Opens a tool of ours in place of the pane that named it, so that "back" leads to where one came from. */
export function ToolLink({ options }: { options?: Record<string, unknown> }) {
  const { basePath } = useWorkspace()
  const { navigateUrl } = useRouter()
  const tool = String(options?.tool)

  useEffect(() => {
    navigateUrl({ path: `${basePath}/${tool}`, replace: true })
  }, [basePath, navigateUrl, tool])

  return null
}
