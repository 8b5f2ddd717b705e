import { startTabs } from '../../parts/kit/tabs.island'

/** Switches between the kinds of galleries. */
export default startTabs
