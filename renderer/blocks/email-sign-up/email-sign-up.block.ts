import { formOutcomes, sentValue } from '#schema/api/forms'
import { defineBlock } from '#schema/block/block'
import { string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'

const emailSignUp = defineBlock({
  name: 'EmailSignUp',
  label: t('Email sign-up'),
  description: t('Visitors leave their email address to get news and event alerts.'),
  keywords: searchTerms(
    'newsletter, subscribe, mailing list, sign up, signup, register, email, e-mail, form, updates',
  ),
  subject: 'contact',
  category: 'content',
  targets: ['location', 'content'],
  inLayout: true,
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading beside the form.'),
      default: 'Keep In Touch',
      max: 160,
    }),
    prompt: string({
      label: t('Prompt'),
      help: t('Tell visitors what they get when they sign up.'),
      multiline: true,
      default: 'Sign up to receive regular news and event alerts.',
      max: 400,
    }),
    placeholder: string({
      label: t('Placeholder'),
      group: 'Form',
      help: t('Shown in the field while it’s empty.'),
      default: 'Enter your email here...',
      max: 80,
    }),
    button: string({
      label: t('Button'),
      group: 'Form',
      help: t('One or two words. Defaults to “Sign Up”.'),
      default: 'Sign Up',
      max: 40,
    }),
    thanks: string({
      label: t('Thanks'),
      group: 'Form',
      help: t('Shown after someone signs up.'),
      multiline: true,
      default: 'Thank you.',
      max: 300,
    }),
  },
  readsQuery: ['sent'],
  queryValues: () => ({ sent: formOutcomes.map((outcome) => sentValue('sign-up', outcome)) }),
})
export default emailSignUp
