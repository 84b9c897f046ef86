/** Replaces Next's polyfills for browsers from before 2023, which the site does not support. */
export {}
