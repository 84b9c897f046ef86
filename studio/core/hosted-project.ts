/** The hosted Sanity project the content is in; undefined when it is in this site's own lake. */
export const hostedProjectId = process.env.NEXT_PUBLIC_SANITY_PROJECT_ID

export const isEmbedded = !hostedProjectId
