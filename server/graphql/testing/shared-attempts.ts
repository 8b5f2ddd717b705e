import type { Attempts } from './ask-as'
import type { Seeds } from './seeds'

/** For tests: how shared blocks and templates are tried. */
export function sharedCalls({ page }: Seeds): Readonly<Record<string, Attempts>> {
  const saved =
    (type: string): Attempts =>
    async (locationId) => {
      if (locationId === null) return []
      const { id } = await page(locationId, 'Matrix', type)
      return [
        { action: 'create', variables: { title: 'New', locationId: String(locationId) } },
        { action: 'save', variables: { id, title: 'Changed', expectedVersion: 999 } },
      ]
    }
  return {
    createOrUpdateSharedBlock: saved('SHARED'),
    createOrUpdatePageTemplate: saved('TEMPLATE'),
  }
}
