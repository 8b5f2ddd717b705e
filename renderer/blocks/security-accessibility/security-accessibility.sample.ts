import type { BlockProps } from '#schema/block/block'
import type securityAccessibility from './security-accessibility.block'
import { accessibilityTabs, securityRules } from './security-accessibility-texts'

const sample: BlockProps<typeof securityAccessibility> = {
  title: 'Security',
  intro: 'For the safety of everyone who comes to pray, please help us by keeping these rules.',
  rules: securityRules,
  tabsTitle: 'Accessibility',
  tabs: accessibilityTabs,
}
export default sample
