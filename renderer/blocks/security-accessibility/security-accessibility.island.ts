import { startTabs } from '../../parts/kit/tabs.island'

/** Switches between the tabs. */
export default startTabs
