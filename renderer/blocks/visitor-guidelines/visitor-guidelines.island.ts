import { startTabs } from '../../parts/tabs.island'

/** Switches between the guidelines. */
export default startTabs
