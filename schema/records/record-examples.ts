import type { Fields } from '../fields'
import { exampleSentences } from '../fields/example'
import type { FieldIssue, PageIssue } from '../fields/field'

/** What is wrong in a field of a record: a rule of the field, or one of publishing. */
export interface RecordIssue extends Omit<FieldIssue, 'rule'> {
  readonly rule: PageIssue['rule']
}

/** The fields of a record that still hold words marked as an example, each with a sentence. */
export function recordExampleIssues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): readonly RecordIssue[] {
  return exampleSentences(fields, values).map((found) => ({ ...found, rule: 'example' }))
}
