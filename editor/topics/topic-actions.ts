import { Archive, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { t } from '#schema/messages/t'
import type { ApiClient } from '../api/fetch-query'
import { type CollectionTopic, setTopicStatus } from '../api/topics'
import { statusSetter } from '../records/forms/set-statuses'
import type { OfferedAction } from '../screens/list/use-row-actions'

type Status = 'ACTIVE' | 'ARCHIVED' | 'DELETED' | 'INACTIVE'

/** Number of statuses sent to the server in one request. */
const BATCH_SIZE = 50

/** The actions on topics in their tree, for one or several. */
export const topicActions: readonly OfferedAction<CollectionTopic>[] = [
  {
    label: t('Archive'),
    icon: Archive,
    isFor: ({ recordStatus }) => recordStatus === 'ACTIVE',
    run: (client, topic) => walk(client, topic, ['ARCHIVED'], ['ACTIVE']),
    done: ({ count, name }) =>
      t('{count, plural, one {Archived “{name}”.} other {Archived # topics.}}', { count, name }),
    atOnce: BATCH_SIZE,
  },
  {
    label: t('Restore'),
    icon: RotateCcw,
    isFor: ({ recordStatus }) => recordStatus === 'ARCHIVED' || recordStatus === 'INACTIVE',
    run: (client, topic) => walk(client, topic, ['ACTIVE'], [statusOf(topic)]),
    done: ({ count, name }) =>
      t('{count, plural, one {Restored “{name}”.} other {Restored # topics.}}', { count, name }),
    atOnce: BATCH_SIZE,
  },
  {
    label: t('Restore from the trash'),
    icon: Undo2,
    isFor: ({ recordStatus }) => recordStatus === 'DELETED',
    run: (client, topic) => walk(client, topic, ['INACTIVE', 'ACTIVE'], ['DELETED']),
    done: ({ count, name }) =>
      t('{count, plural, one {Restored “{name}”.} other {Restored # topics.}}', { count, name }),
    atOnce: BATCH_SIZE,
  },
  {
    label: t('Move to the trash'),
    icon: Trash2,
    danger: true,
    isFor: ({ recordStatus }) => recordStatus !== 'DELETED',
    run: (client, topic) => walk(client, topic, ['DELETED'], outOfTrash(topic)),
    done: ({ count, name }) =>
      t(
        '{count, plural, one {Moved “{name}” to the trash.} other {Moved # topics to the trash.}}',
        { count, name },
      ),
    atOnce: BATCH_SIZE,
  },
]

/** Sets one status after the other. Returns a function that restores the previous statuses. */
async function walk(
  client: ApiClient,
  topic: CollectionTopic,
  steps: readonly Status[],
  back: readonly Status[],
): Promise<() => Promise<number>> {
  const version = await setEach(client, topic, { version: versionOf(topic), steps })
  return () => setEach(client, topic, { version, steps: back })
}

async function setEach(
  client: ApiClient,
  { id }: CollectionTopic,
  { version, steps }: { readonly version: number; readonly steps: readonly Status[] },
): Promise<number> {
  let reached = version
  for (const status of steps)
    reached = await setStatus(client, { id: String(id), version: reached, status })
  client.recordsChanged('topic')
  return reached
}

const setStatus = statusSetter(
  'topic',
  (client, { id, version, status }: { id: string; version: number; status: Status }) =>
    setTopicStatus(client, { id, status, expectedVersion: version }),
)

/** A record restored from the trash is hidden first. */
function outOfTrash(topic: CollectionTopic): readonly Status[] {
  const before = statusOf(topic)
  if (before === 'ARCHIVED') return ['INACTIVE', 'ACTIVE', 'ARCHIVED']
  return before === 'INACTIVE' ? ['INACTIVE'] : ['INACTIVE', 'ACTIVE']
}

function statusOf({ recordStatus }: CollectionTopic): Status {
  const known = ['ACTIVE', 'ARCHIVED', 'DELETED', 'INACTIVE'] as const
  return known.find((each) => each === recordStatus) ?? 'ACTIVE'
}

function versionOf({ id, version }: CollectionTopic): number {
  if (version === null) throw new Error(`Topic ${id} is that of a page`)
  return version
}
