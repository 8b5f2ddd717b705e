import { startTabs } from '../../parts/kit/tabs.island'

/** Switches between the guidelines. */
export default startTabs
