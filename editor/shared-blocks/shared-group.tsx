import { Component as SharedIcon } from 'lucide-react'
import { useId } from 'react'
import type { RawProps } from '#schema/block/block'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import { t } from '#schema/messages/t'
import { sharedBlock } from '#schema/page/shared-block'
import type { ListedShared } from '../api/shared-blocks'
import { withApi } from '../app/api-provider'
import { UnreadNote } from '../app/error-page'
import { useDragSource } from '../drag/use-drag-source'
import { insertHere } from '../store/commands'
import { useSession } from '../store/session'
import type { SharedGroupProps } from '../store/shared-parts'
import { Button } from '../ui/button'
import { useSharedList } from './use-shared-list'
import './shared-group.css'

/** Group of shared blocks in the palette, by name. */
export const SharedGroup = withApi(Group)

function Group({ search, otherwise }: SharedGroupProps) {
  const id = useId()
  const { entries, isLoading, failure, reload, more } = useSharedList(search)
  if (entries.length === 0 && !failure) return isLoading ? null : otherwise
  return (
    <section aria-labelledby={id} className="ed-palette-group">
      <h2 id={id} className="ed-palette-category">
        {t('Shared')}
      </h2>
      <UnreadNote text={t('The shared blocks couldn’t be loaded.')} {...{ failure, reload }} />
      <ul className="ed-shared-list">
        {entries.map((entry, index) => (
          <li key={entry.id}>
            <Entry entry={entry} isStop={index === 0} />
          </li>
        ))}
      </ul>
      {more && (
        <Button look="quiet" aria-disabled={isLoading} onClick={more}>
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}

function Entry({ entry, isStop }: { readonly entry: ListedShared; readonly isStop: boolean }) {
  const session = useSession()
  const { name } = sharedBlock
  const source = useDragSource({
    pick: () => ({ kind: 'new', name, values: valuesFor(entry) }),
    // Enter is a click, which adds the block at once.
    keys: [' '],
  })
  return (
    <button
      {...source}
      type="button"
      className="ed-shared-entry ed-focusable"
      data-palette-block={name}
      disabled={!session.canEdit}
      tabIndex={isStop ? 0 : -1}
      onClick={({ detail }) => {
        // Ignores the second click of a double click, which may hit another entry after the list has moved.
        if (detail < 2) insertHere(session, name, valuesFor(entry))
      }}
    >
      <SharedIcon size={16} aria-hidden />
      <span>{entry.title}</span>
      <small>{noteOf(entry)}</small>
    </button>
  )
}

/** Returns the values of a new use. */
export function valuesFor({ id }: ListedShared): RawProps {
  return { shared: Number(id), changes: [] }
}

/** Returns a note about its owner, and whether it is still unpublished. */
export function noteOf(entry: ListedShared): string {
  const locationName = ownerName(entry)
  return entry.isPublished ? locationName : t('{locationName}, not published', { locationName })
}

/** Returns the owner of a page or shared block: content of the default location belongs to the network. */
export function ownerName({ locationId, locationName }: Owned): string {
  return Number(locationId) === DEFAULT_LOCATION_ID ? t('Network') : (locationName ?? '')
}

interface Owned {
  readonly locationId: number | string | null
  readonly locationName: string | null
}
