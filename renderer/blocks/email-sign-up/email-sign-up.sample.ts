import type { BlockProps } from '#schema/block/block'
import type emailSignUp from './email-sign-up.block'

const sample: BlockProps<typeof emailSignUp> = {
  title: 'Keep In Touch',
  prompt: 'Sign up to receive regular news and event alerts.',
  placeholder: 'Enter your email here...',
  button: 'Sign Up',
  thanks: 'Thank you.',
}
export default sample
