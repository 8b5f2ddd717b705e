import type { BlockProps } from '#schema/block/block'
import type feedbackForm from './feedback-form.block'

const sample: BlockProps<typeof feedbackForm> = {
  title: 'Feedback for us?',
  prompt: 'Tell us your suggestions for this site, or for the services of the mandir.',
  button: 'Submit',
  thanks: 'Thank you. A person will read it.',
}
export default sample
