import navigation from '#schema/records/navigation/navigation.record'
import type { Attempts } from './ask-as'

/** For tests: drafts beside what visitors see. */
export function draftCalls(): Readonly<Record<string, Attempts>> {
  const more = {
    saveRecordDraft: { action: 'save', given: { values: {}, baseVersion: 0 } },
    dropRecordDraft: { action: 'save', given: {} },
    submitRecordDraft: { action: 'submit', given: {} },
    withdrawRecordDraft: { action: 'withdraw', given: {} },
    reviewRecordDraft: { action: 'review', given: { action: 'APPROVE', recordVersion: 0 } },
  } as const
  return Object.fromEntries(
    Object.entries(more).map(([name, { action, given }]) => [
      name,
      async (locationId: number | null) => {
        if (locationId === null) return []
        const of = { kind: navigation.kind, locationId: String(locationId), language: 'gu-IN' }
        return [{ action, variables: { ...of, ...given, expectedVersion: 999 } }]
      },
    ]),
  )
}
