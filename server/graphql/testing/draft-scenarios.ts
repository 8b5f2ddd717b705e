import event from '#schema/records/event/event.record'
import { mutationNames } from '#schema/records/record'
import { argumentOf } from '../../records/testing/record-input'
import type { Done, Scenario } from './people-scenarios'

/** For tests: the review of drafts beside records, and what is scheduled for records. */
export function draftScenarios(done: Done): Readonly<Record<string, Scenario>> {
  return {
    submitRecordDraft: {
      winners: 'one',
      prepare: async (word) => ({ ...(await drafted(word)), expectedVersion: 1, note: 'Please' }),
    },
    withdrawRecordDraft: {
      winners: 'one',
      prepare: async (word) => ({ ...(await submitted(word)), expectedVersion: 2 }),
    },
    reviewRecordDraft: {
      winners: 'one',
      async prepare(word) {
        const step = { action: 'RETURN', note: 'When?', expectedVersion: 2, recordVersion: 1 }
        return { ...(await submitted(word)), ...step }
      },
    },
    scheduleRecord: {
      winners: 'all',
      async prepare(word) {
        const { id } = await done(mutationNames(event).save, argumentOf(event, word))
        return { kind: event.kind, id, action: 'UNPUBLISH', at: '2027-06-01T06:00' }
      },
    },
  }

  async function drafted(word: string) {
    const { id } = await done(mutationNames(event).save, argumentOf(event, word))
    const of = { kind: event.kind, id }
    const values = { title: `${word} changed` }
    await done('saveRecordDraft', { ...of, values, baseVersion: 1, expectedVersion: 0 })
    return of
  }

  async function submitted(word: string) {
    const of = await drafted(word)
    await done('submitRecordDraft', { ...of, expectedVersion: 1 })
    return of
  }
}
