import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { permissionKind } from '#schema/entities/permission-kinds'
import { grantsLevel } from '#schema/entities/permissions'
import { useApp } from '../app/app-context'
import { locationPath, OPENING_TIMES, pagePath } from '../app/routes'
import { lazyRecordSearch } from '../library/lazy-record-search'
import { RecordSearchProvider } from '../library/record-search'
import { PictureDetails } from '../media/picture-dialogs'
import { type RecordEditing, RecordEditingProvider } from '../panel/pickers/record-editing'
import { useSession } from '../store/session'
import { lazyComponent } from '../ui/lazy/lazy-component'
import { lazyPart } from '../ui/lazy/lazy-part'
import { Loading } from '../ui/lazy/loading'

const RecordDialog = lazyComponent(
  lazyPart(() => import('./record-dialog').then((part) => part.RecordDialog)),
  <Loading />,
)

/** The record open in a dialog. */
type DialogRequest =
  | {
      readonly as: 'record'
      readonly kind: string
      readonly key: string | null
      readonly take: (key: string) => void
    }
  | { readonly as: 'picture'; readonly id: string }

/** Provides the pickers' search, and renders the dialogs that edit records. */
export function RecordDialogs({ children }: { readonly children: ReactNode }) {
  const { client, account } = useApp()
  const { context } = useSession()
  const [written, setWritten] = useState<DialogRequest | null>(null)
  const opener = useRef<Element | null>(null)
  const write = useCallback((next: DialogRequest) => {
    opener.current = document.activeElement
    setWritten(next)
  }, [])
  const { id: locationId, slug } = context.location
  const search = useMemo(
    () => lazyRecordSearch(client, { id: locationId, slug }),
    [client, locationId, slug],
  )
  const editing = useMemo(
    (): RecordEditing => ({
      home: context.location,
      mayWrite: (locationId, kind) =>
        account.assignments.some(
          (assignment) =>
            (assignment.locationId === null || assignment.locationId === locationId) &&
            grantsLevel(assignment, 'CONTRIBUTE', { kind: permissionKind(kind) }),
        ),
      create(kind, take) {
        write({ as: 'record', kind, key: null, take })
      },
      open(kind, key) {
        if (kind === 'page') window.open(pagePath(Number(key)), '_blank', 'noopener')
        else if (kind === 'location')
          window.open(`${locationPath(Number(key))}${OPENING_TIMES}`, '_blank', 'noopener')
        else if (kind === 'media') write({ as: 'picture', id: key })
        else write({ as: 'record', kind, key, take: () => undefined })
      },
    }),
    [context, account, write],
  )
  const close = () => setWritten(null)

  function giveBackFocus(): void {
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <RecordSearchProvider value={search}>
      <RecordEditingProvider value={editing}>
        {children}
        {written?.as === 'record' && (
          <RecordDialog
            client={client}
            kind={written.kind}
            recordKey={written.key}
            onSaved={written.take}
            onClose={close}
            onClosed={giveBackFocus}
          />
        )}
        {written?.as === 'picture' && <PictureDetails id={written.id} onClose={close} />}
      </RecordEditingProvider>
    </RecordSearchProvider>
  )
}
