import type { BlockProps } from '#schema/block/block'
import type activityPage from './activity-page.block'

const sample: BlockProps<typeof activityPage> = { activity: 'bal-sabha' }
export default sample
