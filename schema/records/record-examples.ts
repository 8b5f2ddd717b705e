import type { Fields } from '../fields'
import { exampleSentences } from '../fields/example'
import type { FieldIssue, PageIssue } from '../fields/field'

/** A problem in a field of a record: a broken rule of the field, or one of publishing. */
export interface RecordIssue extends Omit<FieldIssue, 'rule'> {
  readonly rule: PageIssue['rule']
}

/** Returns a sentence for each field of a record that still contains example text. */
export function recordExampleIssues(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
): readonly RecordIssue[] {
  return exampleSentences(fields, values)
}
