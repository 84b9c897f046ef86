/** The hosted Sanity project; undefined with the embedded lake. */
export const hostedProjectId = process.env.NEXT_PUBLIC_SANITY_PROJECT_ID

export const isEmbedded = !hostedProjectId
