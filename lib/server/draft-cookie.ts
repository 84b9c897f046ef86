/** Next's cookie for draft mode. What is in it is the same for everybody, for as long as a build lives. */
export const DRAFT_COOKIE = '__prerender_bypass'
