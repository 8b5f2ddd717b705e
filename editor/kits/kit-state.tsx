import { t } from '#schema/messages/t'
import type { LocationKit } from '../api/operations/kits'
import { StatusMark } from '../ui/status-mark'

export const STATE_LABELS = {
  FILLING: t('Not ready'),
  READY: t('Ready'),
  SCHEDULED: t('Scheduled'),
  PUBLISHED: t('Published'),
  ENDED: t('Ended'),
} as const satisfies Record<LocationKit['state'], string>

const SHAPES = {
  FILLING: 'draft',
  READY: 'review',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'live',
  ENDED: 'archived',
} as const satisfies Record<LocationKit['state'], string>

/** Badge of a location's progress. */
export function KitStateBadge({ state }: Pick<LocationKit, 'state'>) {
  return <StatusMark words={STATE_LABELS[state]} shape={SHAPES[state]} />
}
