import { defineBlock } from '#schema/block/block'
import { array, richtext, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { accessibilityTabs, securityRules } from './security-accessibility-texts'

const securityAccessibility = defineBlock({
  name: 'SecurityAccessibility',
  label: t('Security and accessibility'),
  description: t('Security rules, with tabs about dress, shoes, conduct and seating.'),
  keywords: searchTerms('security, accessibility, wheelchair, rules, dress code, bags, tabs'),
  subject: 'visiting',
  category: 'content',
  targets: ['location', 'content'],
  fields: {
    title: string({
      label: t('Title'),
      help: t('The heading above the rules.'),
      default: 'Security',
      max: 160,
    }),
    intro: string({
      label: t('Introduction'),
      help: t('A sentence or two below the heading.'),
      multiline: true,
      default:
        'For the safety of everyone who comes to pray, please help us by keeping these rules.',
      max: 600,
    }),
    rules: array({
      label: t('Security rules'),
      itemLabel: t('Rule'),
      help: t('Numbered in this order. Empty rules are hidden.'),
      of: {
        title: string({ label: t('Rule'), help: t('In a few words.'), required: true, max: 160 }),
        text: string({
          label: t('Details'),
          help: t('Explain the rule, and what to do instead.'),
          multiline: true,
          max: 600,
        }),
      },
      // Each mandir has its own rules: the texts are placeholders in brackets, which the checks report until an editor has
      // replaced them.
      default: securityRules.map(({ title, text }) => ({ title, text: `[[${text}]]` })),
    }),
    tabsTitle: string({
      label: t('Title of the tabs'),
      group: 'Tabs',
      help: t('The heading above the tabs.'),
      default: 'Accessibility',
      max: 160,
    }),
    tabs: array({
      label: t('Tabs'),
      group: 'Tabs',
      itemLabel: t('Tab'),
      help: t('The first is open by default. Tabs without a title are hidden.'),
      of: {
        title: string({ label: t('Title'), help: t('One or two words.'), required: true, max: 60 }),
        text: richtext({ label: t('Text'), help: t('Information for visitors.') }),
      },
      default: accessibilityTabs,
    }),
  },
})
export default securityAccessibility
