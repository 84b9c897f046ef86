/** Takes the place of what Next adds for browsers of before 2023, which the site does not support. */
export {}
