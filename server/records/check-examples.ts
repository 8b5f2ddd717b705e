import type { Fields } from '#schema/fields'
import type { AnyRecord } from '#schema/records/record'
import { recordExampleIssues } from '#schema/records/record-examples'
import type { Orm } from '../database/orm'
import type { RecordRow, RecordWriter } from './record-writer'
import { refusal } from './refusal'

/** Throws if a record to be shown still contains text marked as an example, as publishing a page does. */
export async function checkExamples<Row extends RecordRow, F extends Fields>(
  {
    tx,
    writer,
    timeZone,
  }: { readonly tx: Orm; readonly writer: RecordWriter<Row, F>; readonly timeZone: string },
  row: Row,
): Promise<void> {
  if (!writer.keepsExamples) refuseExamples(writer, await writer.valuesOf(tx, row, timeZone))
}

export function refuseExamples(
  writer: { readonly definition: AnyRecord },
  values: Readonly<Record<string, unknown>>,
): void {
  const issues = recordExampleIssues(writer.definition.fields, values)
  if (issues.length > 0) throw refusal(writer, issues)
}
