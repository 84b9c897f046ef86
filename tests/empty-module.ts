// Stands in for `server-only`, which only a bundler can resolve.
export {}
