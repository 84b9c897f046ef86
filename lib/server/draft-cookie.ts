/** Next's cookie for draft mode. Its value is the same for everybody, as long as a build is used. */
export const DRAFT_COOKIE = '__prerender_bypass'
