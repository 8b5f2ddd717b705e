import type { RuleValues } from '../../fields/field'
import { type IssueText, ruleMessage } from '../../fields/messages'
import { recordMessages } from './check-messages'
import { locationMessages } from './location-messages'
import { storedMessages } from './stored-messages'

const byReason: Readonly<Record<string, (values: never) => string>> = {
  ...recordMessages,
  ...locationMessages,
  ...storedMessages,
}

/** Says an issue in the current language; `nameOf` translates labels and whole texts that a declaration has. */
export function issueMessage(
  { rule, message, reason, values }: IssueText,
  nameOf: (english: string) => string,
): string {
  if (!values) return nameOf(message)
  // One of another version stays as it was said there.
  if (reason !== undefined) return Object.hasOwn(byReason, reason) ? say(reason, values) : message
  const { label } = values
  return ruleMessage(rule, typeof label === 'string' ? { ...values, label: nameOf(label) } : values)
}

function say(reason: string, values: RuleValues): string {
  // TypeScript can't infer the argument of a union of functions; the values were made for this code.
  return (byReason[reason] as (values: RuleValues) => string)(values)
}
