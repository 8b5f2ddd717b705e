import type { BlockProps } from '#schema/block/block'
import type quote from './quote.block'

const sample: BlockProps<typeof quote> = {
  words: 'I came to help for one afternoon. Every Sunday I go home with more than I brought.',
  speaker: 'Nilam Desai',
  role: 'In the kitchen every Sunday since 1998',
  media: 62,
}
export default sample
