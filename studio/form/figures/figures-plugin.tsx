import { useEffect } from 'react'
import { definePlugin, type LayoutProps, useClient } from 'sanity'
import { API_VERSION } from '#schemas/shared/api-version.ts'
import { followFigures } from '#studio/core/figures/known-figures.ts'

/** Keeps the published site figures up to date for previews, forms and lists of changes. */
export const figuresPlugin = definePlugin({
  name: 'figures',
  studio: { components: { layout: LayoutWithFigures } },
})

function LayoutWithFigures(props: LayoutProps) {
  const client = useClient({ apiVersion: API_VERSION })
  useEffect(() => followFigures(client), [client])
  return props.renderDefault(props)
}
