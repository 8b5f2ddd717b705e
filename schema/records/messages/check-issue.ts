import type { CheckIssue, FieldRule, RuleValues } from '../../fields/field'

/** Messages by code, each made from its values. */
type CheckMessages = Readonly<Record<string, (values: never) => string>>

/** An issue’s position, and the parts of its message. */
interface IssueParts {
  readonly path: string
  readonly rule: FieldRule
  readonly reason: string
  readonly values: RuleValues | undefined
}

/** Creates an issue by the code of its message, of one of the catalogues of checks (`check-messages.ts`). */
export function checkIssue(
  messages: CheckMessages,
  { path, rule, reason, values = {} }: IssueParts,
): CheckIssue {
  // TypeScript can't infer the argument of a union of functions; the catalogues' own functions pass the values of this code.
  const say = messages[reason] as (values: RuleValues) => string
  return { path, rule, reason, values, message: say(values) }
}

/** Returns a function that creates issues of one catalogue and rule, by the code of the message. */
export function issuesOf<Messages extends CheckMessages>(messages: Messages, rule: FieldRule) {
  return <Reason extends keyof Messages & string>(
    path: string,
    reason: Reason,
    ...[values]: Parameters<Messages[Reason]>
  ): CheckIssue => checkIssue(messages, { path, rule, reason, values })
}
