import { formOutcomes, sentValue } from '#schema/api/forms'
import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'

const emailSignUp = defineBlock({
  name: 'EmailSignUp',
  label: 'Email sign-up',
  description: 'Visitors leave their email address to get news and event alerts.',
  keywords: [
    'newsletter',
    'subscribe',
    'mailing list',
    'sign up',
    'signup',
    'register',
    'email',
    'e-mail',
    'form',
    'updates',
  ],
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({
      label: 'Title',
      help: 'The heading beside the form.',
      default: 'Keep In Touch',
      max: 160,
    }),
    prompt: string({
      label: 'Prompt',
      help: 'What visitors get when they sign up.',
      multiline: true,
      default: 'Sign up to receive regular news and event alerts.',
      max: 400,
    }),
    placeholder: string({
      label: 'Placeholder',
      group: 'Form',
      help: 'Shown in the field while it’s empty.',
      default: 'Enter your email here...',
      max: 80,
    }),
    button: string({
      label: 'Button',
      group: 'Form',
      help: 'One or two words. Defaults to “Sign Up”.',
      default: 'Sign Up',
      max: 40,
    }),
    thanks: string({
      label: 'Thanks',
      group: 'Form',
      help: 'Shown after someone signs up.',
      multiline: true,
      default: 'Thank you.',
      max: 300,
    }),
  },
  readsQuery: ['sent'],
  queryValues: () => ({ sent: formOutcomes.map((outcome) => sentValue('sign-up', outcome)) }),
})
export default emailSignUp
