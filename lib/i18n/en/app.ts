import { failure } from './failure.ts'

/** The installed app, offline, a new release, and drafts. */
export const app = {
  install: 'Install the app',
  reload: {
    text: 'This page has a newer version. Reload it to go on; what you typed is kept.',
    action: 'Reload',
  },
  failure,
  draft: {
    text: 'You are looking at drafts. Visitors see what is published.',
    leave: 'Leave draft mode',
  },
  offline: {
    title: 'You are offline',
    text: 'This page needs a connection. Pages you have visited can still be read.',
    retry: 'Try again',
    visited: 'Pages you can read now',
    loading: 'Loading...',
    none: 'No page has been kept on this device yet.',
  },
}
