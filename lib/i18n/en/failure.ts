/** A page that failed in the browser. The words have their own file, because a browser loads them in both languages. */
export const failure = {
  title: 'Something went wrong',
  text: 'This page could not be shown. It has been reported, and loading it again often helps.',
  retry: 'Load again',
  home: 'Go Home',
}
