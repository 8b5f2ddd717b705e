import type { CheckIssue, FieldRule } from '../../fields/field'
import { t } from '../../messages/t'
import { checkIssue } from './check-issue'

/**
 * Messages of checks beyond the rules of single fields, by code (`FieldIssue.reason`), each made from the values that go with it,
 * so that it can be said in another language. The editor makes these checks, too.
 */
export const recordMessages = {
  email: () => t('Enter an email address, like info@example.org'),
  phone: () => t('Enter a phone number, like +91 2832 250231 or 613-555-0123'),
  languageTwice: () => t('This language is already in the list'),
  changedTwice: () => t('This entry already has a change in the list'),
  firstNested: () => t('The first entry can’t be nested'),
  nestedTooDeep: () => t('Nested more than one level below the previous entry'),
} as const

/** Creates an issue by the code of its message: `recordIssue('texts.1.language', 'options', 'languageTwice')`. */
export function recordIssue(
  path: string,
  rule: FieldRule,
  reason: keyof typeof recordMessages,
): CheckIssue {
  return checkIssue(recordMessages, { path, rule, reason, values: {} })
}
