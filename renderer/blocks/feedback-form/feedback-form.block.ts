import { formOutcomes, sentValue } from '#schema/api/forms'
import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const feedbackForm = defineBlock({
  name: 'FeedbackForm',
  label: t('Feedback form'),
  description: t('A form for feedback and suggestions from visitors.'),
  keywords: searchTerms(
    'form, contact form, contact, message, comments, write to us, survey, enquiry, question',
  ),
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading beside the form.'),
      default: 'Feedback for us?',
      max: 160,
    }),
    prompt: string({
      label: t('Prompt'),
      help: t('Tell visitors what they can write about.'),
      multiline: true,
      default: 'Tell us your suggestions for this site, or for the services of the mandir.',
      max: 400,
    }),
    button: string({
      label: t('Button'),
      help: t('One or two words. Defaults to “Submit”.'),
      default: 'Submit',
      max: 40,
    }),
    thanks: string({
      label: t('Thanks'),
      help: t('Shown after someone sends the form.'),
      multiline: true,
      default: 'Thank you. A person will read it.',
      max: 300,
    }),
  },
  readsQuery: ['sent'],
  queryValues: () => ({ sent: formOutcomes.map((outcome) => sentValue('feedback', outcome)) }),
})
export default feedbackForm
