import { startTabs } from '../../parts/tabs.island'

/** Switches between the tabs. */
export default startTabs
