/** Shown when a page fails in the browser. A separate file, because browsers load these texts alone, in both languages. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It has been reported, and loading it again often helps.',
  retry: 'Load again',
  home: 'Go Home',
}
