/** A page that failed in the browser. It is apart, because a browser loads these words in both languages. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It has been reported, and loading it again often helps.',
  retry: 'Load again',
  home: 'Go Home',
}
