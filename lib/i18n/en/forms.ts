/** Every form that sends a lead: labels, errors, messages (seed 2, sections 5 and 8). */
export const forms = {
  /** Beside a field. */
  errors: {
    selectService: 'Please select a service',
    nameRequired: 'Enter your name',
    firstNameRequired: 'Enter your first name',
    lastNameRequired: 'Enter your last name',
    businessNameRequired: 'Enter the name of your business',
    partnerNameRequired: 'Enter the name of the partner business',
    emailRequired: 'Enter your email address',
    emailInvalid: 'Please enter a valid email address.',
    cityRequired: 'Enter your city',
    provinceRequired: 'Choose your province or territory',
    messageTooShort: 'Please describe your project in detail (at least 10 characters).',
    dateInvalid: 'Enter a date, such as 2027-05-24',
    datePast: 'Choose today or a later date',
    optionInvalid: 'Choose one of the list',
    tooLong: 'Use fewer characters',
  },
  /** What is wrong with a form as a whole: the toast, and the head of the summary. */
  problems: {
    missingService: { title: 'Please select a service', text: '' },
    missingContact: {
      title: 'Missing required information',
      text: 'Please fill in your name, email, city, and province.',
    },
    invalidEmail: { title: 'Invalid email', text: 'Please enter a valid email address.' },
    projectDetails: {
      title: 'Project details required',
      text: 'Please describe your project in detail (at least 10 characters).',
    },
    missingInformation: { title: 'Missing Information', text: 'Please fill in all required fields.' },
    incompleteSteps: { title: 'Please complete all steps before submitting.', text: '' },
    checkAnswers: { title: 'Please check your answers', text: 'Some of them need a change.' },
  },
  /** The form could not be sent. */
  failures: {
    lead: {
      title: 'Submission Failed',
      text: 'There was an error submitting your request. Please try again.',
    },
    contact: { title: 'Failed to send', text: 'Please try again.' },
    contractor: { title: 'Submission failed', text: 'Please try again.' },
    partner: { title: 'Submission failed', text: 'Please try again.' },
  },
  /** The form has been sent. */
  successes: {
    lead: {
      title: 'Request Submitted Successfully!',
      text: "We'll connect you with certified contractors who will provide competitive quotes for your project.",
    },
    contact: { title: 'Message sent!', text: "We'll reply within 1 business day." },
    contractor: {
      title: 'Thanks!',
      text: 'We received your application and will contact you shortly',
    },
    partner: { title: 'Thanks!', text: 'Your suggestion has been received' },
  },
}
