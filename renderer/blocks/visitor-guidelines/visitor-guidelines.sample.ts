import type { BlockProps } from '#schema/block/block'
import type visitorGuidelines from './visitor-guidelines.block'

const sample: BlockProps<typeof visitorGuidelines> = { topic: 272, title: 'Visitor Guidelines' }
export default sample
