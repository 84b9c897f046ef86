/** What POST /api/leads refuses before or besides the rules of a form. */
export const leads = {
  foreignOrigin: 'This was sent from another site. Send it from our own page.',
  tooLarge: 'This is more than can be sent at once. Shorten your message and send it again.',
  wrongType: 'Send JSON, or a form.',
  notJson: 'Send valid JSON.',
  notForm: 'Send a form that can be read.',
  notObject: 'Send an object with type, submission_id and payload.',
  unknownType: 'Send one of lead, contact, contractor and partner.',
  badSubmissionId: 'Send a UUID.',
  noPayload: 'Send the fields of the form as an object.',
  notText: 'Send a text.',
  unavailable: 'We could not save your request. Please try again in a moment.',
}
