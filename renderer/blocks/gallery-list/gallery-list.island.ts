import { startTabs } from '../../parts/tabs.island'

/** Switches between the kinds of galleries. */
export default startTabs
