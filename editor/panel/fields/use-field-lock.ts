import { type NetworkLock, networkLock } from '../../store/location-version'
import { useSession } from '../../store/session'
import { useFieldsForm } from '../form/fields-form'

/** The lock by which head office keeps one field of a block as it is at all locations; `null` where it may be changed. */
export function useFieldLock(path: string): NetworkLock | null {
  const { locationVersion } = useSession()
  const { source } = useFieldsForm()
  if (!locationVersion) return null
  const lock = networkLock(locationVersion.store.getState().network, source.id)
  return lock?.fields?.includes(path.split('.')[0] ?? '') ? lock : null
}
