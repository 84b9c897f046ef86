/** Guides, questions, legal pages, careers and resources. */
export const articlePages = {
  faq: {
    title: 'Frequently asked questions',
    topics: 'Topics',
    topic: {
      general: 'The basics',
      booking: 'Booking and changes',
      pricing: 'Prices and quotes',
      licensing: 'Licences and permits',
      guarantee: 'Guarantee',
      speed: 'How fast',
      contractors: 'For contractors',
      'how-it-works': 'How it works',
    },
    questionCount: { one: '{count} question', other: '{count} questions' },
  },
  guides: {
    title: 'Guides',
    about: 'About every job',
    guideCount: { one: '{count} guide', other: '{count} guides' },
    published: 'Published {date}',
    contents: 'On this page',
    services: 'Services in this guide',
    next: 'Next guide',
    back: 'All guides',
  },
  legal: {
    privacy: 'Privacy',
    terms: 'Terms',
    accessibility: 'Accessibility',
    lastUpdated: 'Last updated {month}',
  },
  careers: {
    write: 'Write to us',
    join: 'Join as Professional',
  },
  resources: {
    allGuides: 'All guides',
  },
}
