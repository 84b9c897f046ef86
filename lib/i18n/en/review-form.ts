/** The page at which the customer of a finished job writes a review. */
export const reviewForm = {
  title: 'How did it go?',
  text: 'Rate your installation in your own words. Good or bad, your review goes the same way: we read it, translate it, and publish it as it is.',
  about: 'Your request {reference}',
  rating: 'Your rating',
  stars: { one: '{count} star', other: '{count} stars' },
  reviewTitle: 'Title',
  content: 'Your review',
  contentHint: 'What was done, and how did it go? At least 10 characters.',
  name: 'Name to publish',
  nameHint: 'It stands beside your review. A first name and an initial are enough.',
  photo: 'Photo (optional)',
  photoHint:
    'JPEG, PNG or WebP, at most 10 MB. It is published only if we accept it; its place and camera are removed.',
  photoKept: 'Keep the photo you chose',
  privacy:
    'Your email address and your phone number are not published. Write to us when you want your review taken down.',
  consent:
    'I am the customer of this job, and I agree that this review, the name above and the photo are published on this site.',
  submit: 'Send the review',
  problem: 'Please correct what is marked below.',
  otherLanguage: 'Français',
  errors: {
    rating: 'Choose one to five stars.',
    title: 'Write a title.',
    content: 'Write at least 10 characters.',
    name: 'Write the name to publish.',
    consent: 'Without your consent we cannot publish the review.',
    honeypot: 'Something filled in a field that people leave empty. Send the review once more.',
    tooLong: 'This is too long.',
  },
  done: {
    title: 'Thank you for your review',
    text: 'It has arrived. We publish it, whatever its rating, once we have read and translated it.',
  },
  refused: {
    unknown: {
      title: 'This link leads to no review',
      text: 'It is not complete, or a newer one took its place. Open the link in our last message to you, or write to us.',
    },
    used: {
      title: 'This review has been sent already',
      text: 'A link is for one review. Write to us when you want to change what you wrote.',
    },
    expired: {
      title: 'This link has expired',
      text: 'Write to us, and we will send you a new one.',
    },
  },
}
