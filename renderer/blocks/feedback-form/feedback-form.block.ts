import { formOutcomes, sentValue } from '#schema/api/forms'
import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'

const feedbackForm = defineBlock({
  name: 'FeedbackForm',
  label: 'Feedback form',
  description: 'A form for feedback and suggestions from visitors.',
  keywords: [
    'form',
    'contact form',
    'contact',
    'message',
    'comments',
    'write to us',
    'survey',
    'enquiry',
    'question',
  ],
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading beside the form.',
      default: 'Feedback for us?',
      max: 160,
    }),
    prompt: string({
      label: 'Prompt',
      help: 'What visitors can write about.',
      multiline: true,
      default: 'Tell us your suggestions for this site, or for the services of the mandir.',
      max: 400,
    }),
    button: string({
      label: 'Button',
      help: 'One or two words. Defaults to “Submit”.',
      default: 'Submit',
      max: 40,
    }),
    thanks: string({
      label: 'Thanks',
      help: 'Shown after someone sends the form.',
      multiline: true,
      default: 'Thank you. A person will read it.',
      max: 300,
    }),
  },
  readsQuery: ['sent'],
  queryValues: () => ({ sent: formOutcomes.map((outcome) => sentValue('feedback', outcome)) }),
})
export default feedbackForm
