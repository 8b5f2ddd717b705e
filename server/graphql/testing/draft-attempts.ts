import navigation from '#schema/records/navigation/navigation.record'
import type { Attempts } from './attempt'

/** For tests: drafts beside what visitors see. */
export function draftCalls(): Readonly<Record<string, Attempts>> {
  const more = { saveRecordDraft: { values: {}, baseVersion: 0 }, dropRecordDraft: {} }
  return Object.fromEntries(
    Object.entries(more).map(([name, given]) => [
      name,
      async (locationId: number | null) => {
        if (locationId === null) return []
        const of = { kind: navigation.kind, locationId: String(locationId), language: 'gu-IN' }
        return [{ action: 'save', variables: { ...of, ...given, expectedVersion: 999 } }]
      },
    ]),
  )
}
