import { type NetworkLock, networkLock } from '../../store/location-version'
import { useSession } from '../../store/session'
import { useFieldsForm } from '../form/fields-form'

/** Returns the lock by which head office protects one field of a block at all locations; `null` if it may be changed. */
export function useFieldLock(path: string): NetworkLock | null {
  const { locationVersion } = useSession()
  const { source } = useFieldsForm()
  if (!locationVersion) return null
  const lock = networkLock(locationVersion.store.getState().network, source.id)
  return lock?.fields?.includes(path.split('.')[0] ?? '') ? lock : null
}
