import { createContext, type ReactNode, useContext } from 'react'
import type { ListedRecord } from '../api/collections'
import type { RowFrameProps } from '../screens/list/list-table'
import { useSortableItem } from '../ui/sortable/sortable-list'

const Handle = createContext<ReactNode>(null)

/** Table row that is dragged by the handle among its buttons (`useDragHandle`). */
export function SortableRow({ row, children, ...attributes }: RowFrameProps<ListedRecord>) {
  const { ref, handle, ...drag } = useSortableItem(String(row.id), row.title, false)
  return (
    <tr ref={ref} {...attributes} {...drag} className="ed-collection-sortable">
      <Handle value={handle}>{children}</Handle>
    </tr>
  )
}

export function useDragHandle(): ReactNode {
  return useContext(Handle)
}
